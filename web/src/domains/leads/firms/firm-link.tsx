import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FirmSearch } from './firm-api.ts';

/** The list of permits on a firm's page, to which every number leads. */
export const PERMITS_ID = 'permits';

const look = 'inline-flex min-h-11 items-center wrap-anywhere text-plumb-ink underline underline-offset-3';

/** A link to a firm's page, or with `search` to some of its permits there. */
export function FirmLink({
  slug,
  search,
  children,
  label,
}: {
  slug: string;
  search?: FirmSearch;
  children: ReactNode;
  /** For screen readers, where a number alone says too little. */
  label?: string;
}) {
  return (
    <Link
      to="/firms/$slug"
      params={{ slug }}
      search={search ?? {}}
      {...(search === undefined ? {} : { hash: PERMITS_ID })}
      aria-label={label}
      className={look}
    >
      {children}
    </Link>
  );
}
