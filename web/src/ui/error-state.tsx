import { RefreshCw, TriangleAlert } from 'lucide-react';
import { sentenceFor } from '../lib/problem-sentences.ts';
import { Button } from './button.tsx';
import { Note } from './note.tsx';

export interface ErrorStateProps {
  error: unknown;
  /** What could not be shown, as a sentence. */
  title?: string;
  onRetry?: () => unknown;
  busy?: boolean;
}

/** A list or a part of a page that could not be loaded: what went wrong, and Retry. */
export function ErrorState({ error, title = "This couldn't be loaded", onRetry, busy = false }: ErrorStateProps) {
  return (
    <Note icon={TriangleAlert} tone="red" role="alert" title={title}>
      <p>{sentenceFor(error)}</p>
      {onRetry && (
        <Button className="mt-3" icon={RefreshCw} busy={busy} busyLabel="Retrying..." onClick={() => void onRetry()}>
          Retry
        </Button>
      )}
    </Note>
  );
}
