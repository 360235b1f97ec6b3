import { here } from '../../../lib/language.ts';
import { mailboxWords } from './mailbox.words.ts';

/** The HTML part of a message in a frame that runs no scripts and loads nothing; its links open in a new tab. */
export function HtmlPart({ src, title = here(mailboxWords).htmlPart }: { src: string; title?: string }) {
  return (
    <iframe
      title={title}
      src={src}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      className="h-160 w-full rounded border border-line bg-paper"
    />
  );
}
