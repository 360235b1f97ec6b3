import type { ReactNode } from 'react';
import { here } from '../../lib/language.ts';
import { watchWords } from './watch.words.ts';

const words = here(watchWords);
const MOST_LETTERS = 80;

/** How the projects' list reads a filter. The route passes it in. */
export interface FilterReading {
  /** Returns the choices of a filter in words. */
  readonly labelsOf: (filter: string) => readonly string[];
  /** Returns a link to the list with a filter. */
  readonly listLink: (filter: string, children: ReactNode) => ReactNode;
}

/** Returns the name that a watch gets unless its owner chooses another. */
export function proposedName(labels: readonly string[]): string {
  const name = labels.join(', ') || words.everything;
  return name.length <= MOST_LETTERS ? name : `${name.slice(0, MOST_LETTERS - 1).trimEnd()}…`;
}

/** The choices of a filter, to read. */
export function FilterWords({ labels }: { labels: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2 text-meta">
      {(labels.length === 0 ? [words.everything] : labels).map((label) => (
        <li key={label} className="max-w-full rounded bg-sunken px-2 py-1 wrap-anywhere">
          {label}
        </li>
      ))}
    </ul>
  );
}
