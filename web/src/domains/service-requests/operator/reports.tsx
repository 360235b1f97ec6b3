import {
  MAX_REPORTS,
  type OperatorReport,
  REPORTS_OF_LAST,
} from '@plumbline/contract/domains/service-requests/connection.ts';
import { decideConnectionReport } from '@plumbline/contract/domains/service-requests/connection-endpoints.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Ban, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, formatMoney } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { readersZone } from '../../../lib/moment.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { operatorWords } from './operator.words.ts';
import { useDecideReport, waitingReportsQuery } from './report-calls.ts';

const words = here(operatorWords).reports;

/** Reported connections that wait for an operator. */
export function ConnectionReports() {
  const query = useInfiniteQuery(waitingReportsQuery);
  return (
    <section aria-labelledby="reports-title">
      <h2 id="reports-title" className="mb-1 text-title">
        {words.title}
      </h2>
      <p className="mb-3 max-w-[60ch] text-ink-2">{words.says(MAX_REPORTS, REPORTS_OF_LAST)}</p>
      <ListStates
        query={query}
        texts={words.states}
        empty={<EmptyState title={words.noneTitle}>{words.none}</EmptyState>}
      >
        {(reports) => (
          <ul aria-label={words.list} className="rounded border border-line bg-surface">
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
          {reason === 'unreachable' ? words.unreachable : words.notWanted}
        </p>
        <p className="num text-meta text-ink-2">
          {formatMoney(Math.round(amount * 100))}, {formatDateTime(reportedAt, readersZone())},{' '}
          {words.earlier(earlierReports, formatsIn(language).formatNumber(earlierReports))}
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
  const label = refund ? words.giveBack : words.refuse;
  const confirm = async (reason: string) => {
    await decide.mutateAsync({ refund, reason });
    toast({ title: refund ? words.givenBack : words.refused, tone: 'success' });
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
      {asking && (
        <ReasonDialog
          to={decideConnectionReport}
          params={{ id: report.id }}
          decided={{ refund }}
          onClose={() => setAsking(false)}
          title={refund ? words.giveBackTitle : words.refuseTitle}
          submitLabel={label}
          busyLabel={words.deciding}
          cancelLabel={words.cancel}
          danger={!refund}
          hint={words.hint}
          send={confirm}
        >
          <p className="wrap-anywhere">
            <b>{report.companyName}</b>, <span className="num">{report.requestNumber}</span>.
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
