import { TriangleAlert } from 'lucide-react';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import type { FormState } from '../../lib/use-form.ts';
import { Note } from '../../ui/note.tsx';

/** Why a submission failed, if no field says so. */
export function Failure<Values extends object>({ of, title }: { of: FormState<Values>; title?: string }) {
  if (of.failure === undefined || of.problems.length > 0) return null;
  return (
    <Note icon={TriangleAlert} tone="red" role="alert" title={title}>
      {sentenceFor(of.failure)}
    </Note>
  );
}
