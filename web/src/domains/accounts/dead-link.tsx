import type { ReactNode } from 'react';
import { here } from '../../lib/language.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/frame.tsx';
import { signInWords } from './sign-in.words.ts';

const words = here(signInWords);

/** Shown for a mailed link that doesn't work. `action` leads to a new one. */
export function DeadLink({ message, action }: { message: string | undefined; action: ReactNode }) {
  return (
    <Page width="slim">
      <EmptyState
        level={1}
        drawing="pin"
        title={words.deadLink.title}
        action={
          <>
            {action}
            <ButtonLink to="/login">{words.signIn}</ButtonLink>
          </>
        }
      >
        {message ?? words.deadLink.text}
      </EmptyState>
    </Page>
  );
}
