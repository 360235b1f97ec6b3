import { TriangleAlert } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { Note } from '../../../ui/note.tsx';
import { cardWords } from './card.words.ts';

const { notPaid } = here(cardWords);

/** Shows above the pay button why the last attempt failed. Renders nothing if none did. */
export function PaymentProblem({ problem }: { problem: string | undefined }) {
  if (problem === undefined) return null;
  return (
    <Note icon={TriangleAlert} tone="red" title={notPaid}>
      {problem}
    </Note>
  );
}
