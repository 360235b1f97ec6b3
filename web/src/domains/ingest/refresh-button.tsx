import { RefreshCw } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { sourcesWords } from './sources.words.ts';

const words = here(sourcesWords);

export interface RefreshButtonProps {
  busy: boolean;
  onRefresh: () => void;
  /** Only the icon below 1024 px. */
  compact?: boolean;
}

/** Starts a run over all sources, or joins the current one. */
export function RefreshButton({ busy, onRefresh, compact = false }: RefreshButtonProps) {
  return (
    <Button className="noscript:hidden" icon={RefreshCw} busy={busy} onClick={onRefresh}>
      <span className={compact ? 'whitespace-nowrap max-lg:sr-only' : ''}>
        {busy ? words.refreshing : words.refresh}
      </span>
    </Button>
  );
}
