import { FlaskConical } from 'lucide-react';
import { Note } from '../../../ui/note.tsx';

const TEST_CARDS = [
  { number: '4242 4242 4242 4242', does: 'pays' },
  { number: '4000 0000 0000 0002', does: 'is declined' },
  { number: '4000 0000 0000 9995', does: 'has insufficient funds' },
  { number: '4000 0025 0000 3155', does: 'asks for authentication' },
] as const;

/** Stands above every card form that moves no money. */
export function TestModeNote() {
  return (
    <Note icon={FlaskConical} tone="brass" title="Test mode, no real money">
      Test card <span className="num whitespace-nowrap">{TEST_CARDS[0].number}</span>, any later date, any code.
      <details className="mt-1">
        <summary className="-mb-2 inline-flex min-h-11 cursor-pointer items-center text-plumb-ink underline underline-offset-3">
          All test cards
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
