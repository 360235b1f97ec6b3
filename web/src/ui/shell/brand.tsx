import { SITE_NAME } from '@plumbline/contract/kernel/site-name.ts';
import { Link } from '@tanstack/react-router';
import { PlumbBob } from '../plumb-bob.tsx';

/** The name with its bob. Links to the landing page. */
export function Brand() {
  return (
    <Link
      to="/"
      translate="no"
      activeProps={{ className: '' }}
      className="inline-flex min-h-11 items-center gap-2.5 text-title font-[720] tracking-[-0.02em] text-ink no-underline"
    >
      <PlumbBob className="h-8.5 w-4.5" />
      {SITE_NAME}
    </Link>
  );
}
