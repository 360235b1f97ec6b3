import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import type { FirmSearch } from './firm-api.ts';
import { FirmLink } from './firm-link.tsx';

export interface Counted {
  readonly name: string;
  readonly permits: number;
  /** The permits that it counts. */
  readonly search?: FirmSearch;
}

/** A part of the page under a heading. */
export function FirmPart({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <Card as="section" roomy aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {text !== undefined && <p className="mt-1 text-meta text-ink-2">{text}</p>}
      {children}
    </Card>
  );
}

/** Numbers of permits with bars. Each leads to its permits. */
export function FirmCounts({ slug, counts }: { slug: string; counts: readonly Counted[] }) {
  const most = Math.max(1, ...counts.map(({ permits }) => permits));
  return (
    <ul className="mt-2">
      {counts.map(({ name, permits, search }) => (
        <li key={name} className="pb-2">
          <div className="flex items-center justify-between gap-4">
            {search === undefined ? (
              <span className="flex min-h-11 items-center">{name}</span>
            ) : (
              <FirmLink slug={slug} search={search}>
                {name}
              </FirmLink>
            )}
            <b className="num">{formatNumber(permits)}</b>
          </div>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="block h-1.5 w-full">
            <rect width="100" height="1" className="fill-sunken" />
            <rect width={(100 * permits) / most} height="1" className="fill-plumb-fill" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
