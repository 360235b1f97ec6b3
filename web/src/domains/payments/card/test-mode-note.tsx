import { FlaskConical } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { Note } from '../../../ui/note.tsx';
import { cardWords } from './card.words.ts';

const words = here(cardWords);

const TEST_CARDS = [
  { number: '4242 4242 4242 4242', does: words.does.pays },
  { number: '4000 0000 0000 0002', does: words.does.declined },
  { number: '4000 0000 0000 9995', does: words.does.insufficient },
  { number: '4000 0025 0000 3155', does: words.does.authentication },
] as const;

/** Shown above every card form in test mode. */
export function TestModeNote() {
  return (
    <Note icon={FlaskConical} tone="brass" title={words.testMode}>
      {words.testCard} <span className="num whitespace-nowrap">{TEST_CARDS[0].number}</span>
      {words.anyDate}
      <details className="mt-1">
        <summary className="-mb-2 inline-flex min-h-11 cursor-pointer items-center text-plumb-ink underline underline-offset-3">
          {words.allTestCards}
        </summary>
        <ul className="num mt-2 grid gap-1">
          {TEST_CARDS.map(({ number, does }) => (
            <li key={number}>
              <span className="whitespace-nowrap">{number}</span> <span className="text-ink-2">{does}</span>
            </li>
          ))}
        </ul>
      </details>
    </Note>
  );
}
