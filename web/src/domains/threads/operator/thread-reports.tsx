import { closeThreadReport } from '@plumbline/contract/domains/threads/report-endpoints.ts';
import type { ReportedMessage, ThreadReport } from '@plumbline/contract/domains/threads/thread-report.ts';
import { useQuery } from '@tanstack/react-query';
import { Ban, BookOpen, Check } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { readersZone } from '../../../lib/moment.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { threadReportsQuery, useCloseReport, useReadReported } from './calls.ts';
import { threadReportWords } from './thread-reports.words.ts';

const words = here(threadReportWords);

/** The conversations that a customer or a contractor has reported. */
export function ThreadReports() {
  const { data, error, isFetching, refetch } = useQuery(threadReportsQuery);
  return (
    <section aria-labelledby="thread-reports">
      <h2 id="thread-reports" className="mb-1 text-title">
        {words.title}
      </h2>
      <p className="mb-3 text-ink-2">{words.says}</p>
      {!data &&
        (error ? (
          <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading label={words.loading}>
            <SkeletonCard />
          </Loading>
        ))}
      {data?.length === 0 && <p>{words.none}</p>}
      {data && data.length > 0 && (
        <ul aria-label={words.list} className="rounded border border-line bg-surface">
          {data.map((report) => (
            <ReportItem key={report.id} report={report} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ReportItem({ report }: { report: ThreadReport }) {
  const { id, requestNumber, companyName, by, note, messages, isBlocked, reportedAt } = report;
  const [written, setWritten] = useState<readonly ReportedMessage[]>();
  const reading = useReadReported(id);
  const read = async () => {
    try {
      setWritten(await reading.mutateAsync());
    } catch (error) {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
    }
  };
  const of = `${companyName}, ${requestNumber}`;
  return (
    <li className="grid gap-3 border-line p-4 not-first:border-t">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="wrap-anywhere">
            <b>{companyName}</b> <span className="num">{requestNumber}</span>, {words.by[by]}
          </p>
          <p className="num text-meta text-ink-2">
            {formatDateTime(reportedAt, readersZone())}, {words.count(messages, formatNumber(messages))}
            {isBlocked && `, ${words.ended}`}
          </p>
          {note && <p className="text-meta wrap-anywhere">“{note}”</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button icon={BookOpen} aria-label={`${words.read}: ${of}`} busy={reading.isPending} onClick={read}>
            {words.read}
          </Button>
          <CloseButton report={report} block={false} of={of} />
          {!isBlocked && <CloseButton report={report} block of={of} />}
        </div>
      </div>
      {written && (
        <ol aria-label={words.messages} className="grid gap-2 bg-sunken p-3">
          {written.map(({ seq, by: author, text, at }) => (
            <li key={seq}>
              <p className="num text-meta text-ink-2">
                {words.author[author]}, {formatDateTime(at, readersZone())}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{text ?? words.erased}</p>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

function CloseButton({ report, block, of }: { report: ThreadReport; block: boolean; of: string }) {
  const [asking, setAsking] = useState(false);
  const close = useCloseReport(report.id);
  const label = block ? words.end : words.close;
  const confirm = async (reason: string) => {
    await close.mutateAsync({ block, reason });
    toast({ title: words.closed, tone: 'success' });
  };
  return (
    <>
      <Button icon={block ? Ban : Check} aria-label={`${label}: ${of}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ReasonDialog
          to={closeThreadReport}
          params={{ id: report.id }}
          decided={{ block }}
          onClose={() => setAsking(false)}
          title={block ? words.endTitle : words.closeTitle}
          submitLabel={label}
          busyLabel={words.closing}
          cancelLabel={words.cancel}
          danger={block}
          hint={words.hint}
          send={confirm}
        >
          <p className="wrap-anywhere">{of}</p>
        </ReasonDialog>
      )}
    </>
  );
}
