import {
  MAX_REPORTS,
  type OperatorReport,
  REPORTS_OF_LAST,
} from '@plumbline/contract/domains/service-requests/connection.ts';
import { formatCount, formatDateTime, formatMoney } from '@plumbline/contract/kernel/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Ban, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { readersZone } from '../../../lib/moment.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useDecideReport, waitingReportsQuery } from './report-calls.ts';

/** Bad connections that wait for an operator's look. */
export function ConnectionReports() {
  const query = useInfiniteQuery(waitingReportsQuery);
  return (
    <section aria-labelledby="reports-title">
      <h2 id="reports-title" className="mb-1 text-title">
        Bad connections
      </h2>
      <p className="mb-3 max-w-[60ch] text-ink-2">
        Of contractors with more than {MAX_REPORTS} among their last {REPORTS_OF_LAST}. The fees of the others go back
        by themselves.
      </p>
      <ListStates
        query={query}
        what="the reports"
        empty={<EmptyState title="No report waits">Nobody has more than the rules give back by themselves.</EmptyState>}
      >
        {(reports) => (
          <ul aria-label="Reports" className="rounded border border-line bg-surface">
            {reports.map((report) => (
              <ReportItem key={report.id} report={report} />
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}

function ReportItem({ report }: { report: OperatorReport }) {
  const { companyName, requestNumber, reason, note, amount, reportedAt, earlierReports } = report;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line p-4 not-first:border-t">
      <div className="min-w-0 flex-1 basis-72">
        <p className="wrap-anywhere">
          <b>{companyName}</b> <span className="num">{requestNumber}</span>,{' '}
          {reason === 'unreachable' ? 'customer not reached' : 'job not wanted'}
        </p>
        <p className="num text-meta text-ink-2">
          {formatMoney(Math.round(amount * 100))}, {formatDateTime(reportedAt, readersZone())},{' '}
          {formatCount(earlierReports, 'earlier report')}
        </p>
        {note && <p className="text-meta wrap-anywhere">“{note}”</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Decide report={report} refund />
        <Decide report={report} refund={false} />
      </div>
    </li>
  );
}

function Decide({ report, refund }: { report: OperatorReport; refund: boolean }) {
  const [asking, setAsking] = useState(false);
  const decide = useDecideReport(report.id);
  const label = refund ? 'Give Back' : 'Refuse';
  const confirm = async (reason: string) => {
    await decide.mutateAsync({ refund, reason });
    toast({ title: refund ? 'Fee given back' : 'Report refused', tone: 'success' });
  };
  return (
    <>
      <Button
        icon={refund ? Undo2 : Ban}
        variant={refund ? 'line' : 'secondary'}
        aria-label={`${label}: ${report.companyName}, ${report.requestNumber}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ReasonDialog
        open={asking}
        onOpenChange={setAsking}
        title={refund ? 'Give the fee back?' : 'Refuse this report?'}
        confirmLabel={label}
        busyLabel="Deciding..."
        cancelLabel="Leave it"
        danger={!refund}
        hint="Kept in the audit log."
        onConfirm={confirm}
      >
        <p className="wrap-anywhere">
          <b>{report.companyName}</b>, <span className="num">{report.requestNumber}</span>.
        </p>
      </ReasonDialog>
    </>
  );
}
