import { Copy } from 'lucide-react';
import { here } from '../lib/language.ts';
import { IconButton } from './button.tsx';
import { toast } from './toast-store.ts';
import { uiWords } from './ui.words.ts';

const words = here(uiWords).copy;

export interface CopyButtonProps {
  /** What it copies, as the accessible name: 'Copy the number'. */
  label: string;
  text: string;
  className?: string;
}

/** Copies a text to the clipboard. Hidden without scripts. */
export function CopyButton({ label, text, className = '' }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: words.copied, description: text });
    } catch {
      // There is no clipboard without TLS or permission, so the text is shown for manual copying.
      toast({ title: words.byHand, description: text });
    }
  };
  return <IconButton icon={Copy} label={label} className={`no-print noscript:hidden ${className}`} onClick={copy} />;
}
