import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/frame.tsx';

/** A mailed link that works no more, or never did. `action` leads to a new one. */
export function DeadLink({ message, action }: { message: string | undefined; action: ReactNode }) {
  return (
    <Page width="slim">
      <EmptyState
        level={1}
        drawing="pin"
        title="This Link Doesn't Work"
        action={
          <>
            {action}
            <ButtonLink to="/login">Sign In</ButtonLink>
          </>
        }
      >
        {message ?? 'The link is wrong, was used, or has expired.'}
      </EmptyState>
    </Page>
  );
}
