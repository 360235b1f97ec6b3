import type { ColumnCount } from '@plumbline/contract/domains/ingest/source-columns.ts';
import { here } from '../../../lib/language.ts';
import { draftWords } from './draft.words.ts';

const words = here(draftWords).columns;

/** How much of a column was read: green is read, sand is empty, and hatched is not understood. Words say the same. */
export function RateBar({ count }: { count: ColumnCount }) {
  const { read, empty, misread, examples, misreadExamples } = count;
  const all = Math.max(1, read + empty + misread);
  const [readEnd, misreadEnd] = [(read / all) * 100, ((read + misread) / all) * 100];
  const quoted = (texts: readonly string[]) => texts.map(words.example).join(', ');
  return (
    <div className="min-w-0">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="block h-1.5 w-full" aria-hidden="true">
        <rect width="100" height="6" className="fill-line" />
        <rect width={readEnd} height="6" className="fill-green-solid" />
        <rect x={readEnd} width={misreadEnd - readEnd} height="6" className="fill-amber-solid" />
      </svg>
      <p className="num mt-1 text-meta wrap-anywhere text-ink-2">
        {words.read(read)}
        {empty > 0 && `, ${words.empty(empty)}`}
        {misread > 0 && <b className="font-strong text-amber-ink">{`, ${words.misread(misread)}`}</b>}
        {examples.length > 0 && `. ${quoted(examples.slice(0, 2))}`}
      </p>
      {misreadExamples.length > 0 && (
        <p className="text-meta wrap-anywhere text-amber-ink">{words.notUnderstood(quoted(misreadExamples))}</p>
      )}
    </div>
  );
}
