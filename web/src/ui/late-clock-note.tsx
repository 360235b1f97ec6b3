import type { ClockedReport } from '@plumbline/contract/domains/service-requests/report-clock.ts';
import { lazy } from 'react';
import { Late } from './late.tsx';

const Note = lazy(async () => ({ default: (await import('./clock-note.tsx')).ClockNote }));

/** The clock of a report, next to its form. Its code comes after the page's. */
export const LateClockNote = (props: { report: ClockedReport }) => (
  <Late>
    <Note {...props} />
  </Late>
);
