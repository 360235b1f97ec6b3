import clsx from 'clsx';
import { here } from '../../../lib/language.ts';
import { newWords } from './new.words.ts';

const words = here(newWords);

/**
 * 'New', for a project that was first seen since the reader's last visit. It stands on the edge of what it marks, so that
 * nothing moves when it appears; `inline`, it is one of several badges.
 */
export function NewBadge({ inline = false }: { inline?: boolean }) {
  return (
    <span className={clsx('new-mark', !inline && 'new-mark-edge')}>
      {words.isNew} <span className="sr-only">{words.sinceVisit}</span>
    </span>
  );
}
