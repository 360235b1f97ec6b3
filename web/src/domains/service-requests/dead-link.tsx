import { Home } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../lib/language.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/frame.tsx';
import { workWords } from './work.words.ts';

const words = here(workWords);

interface DeadLinkProps {
  title: string;
  children: ReactNode;
  /** A button to a page that works. */
  action?: ReactNode;
}

/** The page of a link that opens nothing. */
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
              {words.home}
            </ButtonLink>
          </>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
