import { RefreshCw, TriangleAlert } from 'lucide-react';
import { here } from '../lib/language.ts';
import { sentenceFor } from '../lib/problem-sentences.ts';
import { Button } from './button.tsx';
import { Note } from './note.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

export interface ErrorStateProps {
  error: unknown;
  /** A sentence that names what could not be loaded. */
  title?: string;
  onRetry?: () => unknown;
  busy?: boolean;
}

/** A list or a part of a page that failed to load: the reason, and Retry. */
export function ErrorState({ error, title = words.notLoaded, onRetry, busy = false }: ErrorStateProps) {
  return (
    <Note icon={TriangleAlert} tone="red" role="alert" title={title}>
      <p>{sentenceFor(error)}</p>
      {onRetry && (
        <Button className="mt-3" icon={RefreshCw} busy={busy} busyLabel={words.retrying} onClick={() => void onRetry()}>
          {words.retry}
        </Button>
      )}
    </Note>
  );
}
