import clsx from 'clsx';

const widths = { short: 'w-20', medium: 'w-28', long: 'w-36' } as const;

export interface HiddenDetailProps {
  /** What is hidden and until when: 'Phone number, shown once you accept'. */
  label: string;
  width?: keyof typeof widths;
  className?: string;
}

/** A flat bar in the place of what the viewer may not know yet. There is no real text beneath it. */
export function HiddenDetail({ label, width = 'medium', className }: HiddenDetailProps) {
  return (
    <span className={clsx('hidden-detail', widths[width], className)}>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The mask that the server puts where a number or an address stood in a text. */
const MASK = /(\[hidden[^\]]*\])/;

/** A text with its masked parts drawn as bars. */
export function MaskedText({ text }: { text: string }) {
  return text
    .split(MASK)
    .map((part, at) =>
      MASK.test(part) ? <HiddenDetail key={`${String(at)}${part}`} label={part.slice(1, -1)} /> : part,
    );
}
