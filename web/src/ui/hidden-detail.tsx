import { MASK } from '@plumbline/contract/domains/service-requests/contact-mask/placeholder.ts';
import clsx from 'clsx';
import { here } from '../lib/language.ts';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

const widths = { short: 'w-20', medium: 'w-28', long: 'w-36' } as const;

export interface HiddenDetailProps {
  /** Names what is hidden and until when: 'Phone number, shown once you accept'. */
  label: string;
  width?: keyof typeof widths;
  className?: string;
}

/** A flat bar in place of something the viewer may not know yet. There is no real text behind it. */
export function HiddenDetail({ label, width = 'medium', className }: HiddenDetailProps) {
  return (
    <span className={clsx('hidden-detail', widths[width], className)}>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** A text with bars in place of its masked parts. */
export function MaskedText({ text }: { text: string }) {
  const at = text.indexOf(MASK);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <HiddenDetail label={words.hidden} />
      <MaskedText text={text.slice(at + MASK.length)} />
    </>
  );
}
