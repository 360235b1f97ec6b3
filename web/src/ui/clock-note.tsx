import { clockSentence } from '@plumbline/contract/domains/service-requests/clock-table.ts';
import { clockWords } from '@plumbline/contract/domains/service-requests/clock-table.words.ts';
import type { ClockedReport } from '@plumbline/contract/domains/service-requests/report-clock.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { here, language } from '../lib/language.ts';
import { uiWords } from './ui.words.ts';

/** Says until when a report can be made, what happens, and who decides, with the way to all of them in a new tab. */
export const ClockNote = ({ report }: { report: ClockedReport }) => (
  <p className="mt-3 text-meta text-ink-2">
    {clockSentence(report, language)}{' '}
    <a
      href={pathIn(language, '/terms#deadlines')}
      target="_blank"
      rel="noopener"
      className="text-plumb-ink underline underline-offset-3"
    >
      {here(clockWords).all}
      <span className="sr-only"> {here(uiWords).opensInNewTab}</span>
    </a>
  </p>
);
