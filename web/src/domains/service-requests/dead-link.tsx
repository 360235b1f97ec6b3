import { Home } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/frame.tsx';

interface DeadLinkProps {
  title: string;
  children: ReactNode;
  /** The way to a link that works. */
  action?: ReactNode;
}

/** A link that opens nothing: why that may be, and where to go. */
export function DeadLink({ title, children, action }: DeadLinkProps) {
  return (
    <Page width="slim">
      <EmptyState
        title={title}
        level={1}
        drawing="pin"
        action={
          <>
            {action}
            <ButtonLink to="/" icon={Home}>
              Back to Home
            </ButtonLink>
          </>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
