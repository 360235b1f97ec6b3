import clsx from 'clsx';

const HUES = 12;

/**
 * Returns two letters: the initials of the first two significant words, else the first two letters of a single word.
 */
export function initialsOf(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word && !/^(and|of|the|llc|inc|co|company)$/i.test(word));
  const [first, second] = words;
  const letters = first && second ? first.charAt(0) + second.charAt(0) : (first ?? '?').slice(0, 2);
  return letters.toUpperCase();
}

/** The same name always has the same color: the name is hashed (FNV-1a) to one of twelve hues. */
export function hueOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % HUES;
}

export interface AvatarProps {
  name: string;
  /** A photo or logo, if there is one. */
  src?: string | undefined;
  size?: 'normal' | 'large';
  className?: string;
}

/** A contractor's photo, else their initials on a color derived from the name. Decorative: the name is next to it. */
export function Avatar({ name, src, size = 'normal', className }: AvatarProps) {
  const box = clsx('rounded', size === 'large' ? 'size-12 lg:size-14' : 'size-12', className);
  if (src) return <img src={src} alt="" loading="lazy" className={clsx(box, 'object-cover')} />;
  return (
    <span
      data-hue={hueOf(name)}
      aria-hidden="true"
      translate="no"
      className={clsx(box, 'avatar grid shrink-0 place-items-center text-[1.0625rem] font-head tracking-[0.01em]')}
    >
      {initialsOf(name)}
    </span>
  );
}
