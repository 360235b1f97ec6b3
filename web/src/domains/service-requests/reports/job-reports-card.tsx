import type { JobReport, JobReports } from '@plumbline/contract/domains/service-requests/job-report.ts';
import { useQuery } from '@tanstack/react-query';
import { Flag, Hand, Scale } from 'lucide-react';
import { useEffect } from 'react';
import { here } from '../../../lib/language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { type JobLink, jobReportsQuery } from '../late-api.ts';
import { NotAgreedDialog, ObjectionDialog } from './report-dialogs.tsx';
import { aboutWords, reportTitle, standingWords } from './report-words.ts';
import { reportsWords } from './reports.words.ts';

const words = here(reportsWords);

export interface JobReportsCardProps {
  link: JobLink;
  /** Increases with every change of the request. */
  news: number;
}

/** The reports of both sides, and the forms for new ones. Empty if there are none. */
export function JobReportsCard({ link, news }: JobReportsCardProps) {
  const { data, refetch } = useQuery(jobReportsQuery(link));
  useEffect(() => {
    if (news > 0) void refetch();
  }, [news, refetch]);
  if (!data || (data.reports.length === 0 && data.notAgreedUntil === null)) return null;
  const stale = () => void refetch();
  return (
    <Card as="section" aria-labelledby="job-reports" className="no-print">
      <h2 id="job-reports" className="mb-2.5 text-body">
        {data.reports.length > 0 ? words.title : words.titleNone}
      </h2>
      <ul className="grid gap-4 empty:hidden">
        {data.reports.map((report) => (
          <Report key={report.id} link={link} all={data} report={report} onStale={stale} />
        ))}
      </ul>
      {data.notAgreedUntil !== null && (
        <DialogButton
          icon={Flag}
          className={data.reports.length > 0 ? 'mt-4' : undefined}
          dialog={(close) => <NotAgreedDialog link={link} onClose={close} onStale={stale} />}
        >
          {words.notAgreed.button}
        </DialogButton>
      )}
    </Card>
  );
}

interface ReportProps {
  link: JobLink;
  all: JobReports;
  report: JobReport;
  onStale: () => void;
}

function Report({ link, all, report, onStale }: ReportProps) {
  const isDisputed = report.kind === 'not-agreed' && (report.status === 'open' || report.status === 'objected');
  return (
    <li className="grid gap-1">
      <p className="wrap-anywhere">
        <b>{reportTitle(report, all)}</b>{' '}
        {isDisputed && (
          <Badge tone="amber" icon={Scale}>
            {words.disputed}
          </Badge>
        )}
      </p>
      <p className="num text-meta text-ink-2">{aboutWords(report, all)}</p>
      {report.message && <p className="wrap-anywhere">“{report.message}”</p>}
      {report.objection && (
        <p className="wrap-anywhere">
          {words.objection}: “{report.objection}”
        </p>
      )}
      <p className="text-ink-2">
        {standingWords(report, all)} {isDisputed && words.withPhotos}
      </p>
      {report.objectUntil !== null && (
        <div className="mt-1">
          <DialogButton
            icon={Hand}
            dialog={(close) => <ObjectionDialog link={link} report={report} onClose={close} onStale={onStale} />}
          >
            {words.object.button}
          </DialogButton>
        </div>
      )}
    </li>
  );
}
