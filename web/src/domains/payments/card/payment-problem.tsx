import { TriangleAlert } from 'lucide-react';
import { Note } from '../../../ui/note.tsx';

/** Above the pay button: why the last attempt came to nothing. Nothing when there was none. */
export function PaymentProblem({ problem }: { problem: string | undefined }) {
  if (problem === undefined) return null;
  return (
    <Note icon={TriangleAlert} tone="red" title="Not paid">
      {problem}
    </Note>
  );
}
