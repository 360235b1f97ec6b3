import { lazy } from 'react';
import { Late } from '../../../ui/late.tsx';
import type { JobReportsCardProps } from './job-reports-card.tsx';

const Card = lazy(async () => ({ default: (await import('./job-reports-card.tsx')).JobReportsCard }));

/** The reports about a job. They are in the page as it arrives; their code comes after the page's. */
export const LateJobReports = (props: JobReportsCardProps) => (
  <Late>
    <Card {...props} />
  </Late>
);
