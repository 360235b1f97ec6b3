import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Links from a page of the dashboard to its tab. */
export function BackLink({ tab, children }: { tab: 'projects' | 'requests'; children: string }) {
  return (
    <Link
      to="/dashboard/customer"
      search={{ tab }}
      className={`${buttonClass({ variant: 'text' })} no-print mb-1 -ml-2.5`}
    >
      <Icon of={ArrowLeft} />
      {children}
    </Link>
  );
}
