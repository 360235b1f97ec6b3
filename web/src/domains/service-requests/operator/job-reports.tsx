import type { OperatorJobReport } from '@plumbline/contract/domains/service-requests/job-report.ts';
import { decideJobReport } from '@plumbline/contract/domains/service-requests/job-report-endpoints.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { useQuery } from '@tanstack/react-query';
import { Ban, Check, Clock } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { readersZone } from '../../../lib/moment.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { WorkPhotos } from '../photos/work-photos.tsx';
import { workPhotosWords } from '../photos/work-photos.words.ts';
import { operatorJobReportsQuery, useDecideJobReport } from './job-report-calls.ts';
import { jobReportsWords } from './job-reports.words.ts';

const words = here(jobReportsWords);
const photoWords = here(workPhotosWords);

/** Reports of one side about the other with an objection, the first deadline first. */
export function OperatorJobReports() {
  const { data, error, isFetching, refetch } = useQuery(operatorJobReportsQuery);
  return (
    <section aria-labelledby="job-reports-title">
      <h2 id="job-reports-title" className="mb-1 text-title">
        {words.title}
      </h2>
      <p className="mb-3 max-w-[60ch] text-ink-2">{words.says}</p>
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

function ReportItem({ report }: { report: OperatorJobReport }) {
  const { companyName, requestNumber, kind, by, aboutAt, message, objection, decideBy, earlier, record, photos } =
    report;
  const now = useNow();
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-line p-4 not-first:border-t">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <p className="wrap-anywhere">
          <b>{companyName}</b> <span className="num">{requestNumber}</span>: {words.kinds[kind][by]}{' '}
          {new Date(decideBy) < now && (
            <Badge tone="red" icon={Clock}>
              {words.late}
            </Badge>
          )}
        </p>
        <p className="num text-meta text-ink-2">
          {words.about(formatDateTime(aboutAt, report.timeZone))}{' '}
          {words.decideBy(formatDateTime(decideBy, readersZone()))}{' '}
          {words.earlier(earlier, formatsIn(language).formatNumber(earlier))}
        </p>
        {message && <p className="wrap-anywhere">“{message}”</p>}
        <p className="wrap-anywhere">
          {words.objection}: {objection ? `“${objection}”` : words.contradicted}
        </p>
        {photos.length > 0 && (
          <details>
            <summary className="min-h-11 cursor-pointer content-center text-plumb-ink">
              {photoWords.forOperator}
            </summary>
            <WorkPhotos photos={photos} />
          </details>
        )}
        {record.length > 0 && (
          <details>
            <summary className="min-h-11 cursor-pointer content-center text-plumb-ink">{words.record}</summary>
            <ul className="grid gap-1 text-meta">
              {record.map(({ at, text }) => (
                <li key={`${at} ${text}`}>
                  <span className="num text-ink-2">{formatDateTime(at, report.timeZone)}</span> {text}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Decide report={report} stands />
        <Decide report={report} stands={false} />
      </div>
    </li>
  );
}

function Decide({ report, stands }: { report: OperatorJobReport; stands: boolean }) {
  const [asking, setAsking] = useState(false);
  const decide = useDecideJobReport(report.id);
  const label = stands ? words.counts : words.countsNot;
  const of = `${report.companyName}, ${report.requestNumber}`;
  return (
    <>
      <Button
        icon={stands ? Check : Ban}
        variant={stands ? 'line' : 'secondary'}
        aria-label={`${label}: ${of}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {asking && (
        <ReasonDialog
          to={decideJobReport}
          params={{ id: report.id }}
          decided={{ stands }}
          onClose={() => setAsking(false)}
          title={stands ? words.countsTitle : words.countsNotTitle}
          submitLabel={label}
          busyLabel={words.deciding}
          cancelLabel={words.cancel}
          danger={false}
          hint={words.hint}
          send={async (reason) => {
            await decide.mutateAsync({ stands, reason });
            toast({ title: words.decided, description: words.told, tone: 'success' });
          }}
        >
          <p className="wrap-anywhere">{of}</p>
        </ReasonDialog>
      )}
    </>
  );
}
