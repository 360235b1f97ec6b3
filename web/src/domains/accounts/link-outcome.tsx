import type { ReactNode } from 'react';
import { here } from '../../lib/language.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/frame.tsx';
import { signInWords } from './sign-in.words.ts';

/** Shown after a mailed link has done its work. Leads to signing in. */
export const LinkOutcome = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page width="slim">
    <EmptyState
      level={1}
      drawing="level"
      title={title}
      action={
        <ButtonLink to="/login" variant="primary">
          {here(signInWords).signIn}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  </Page>
);
