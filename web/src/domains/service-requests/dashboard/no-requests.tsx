import { Plus } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { dashboardWords } from './dashboard.words.ts';

const words = here(dashboardWords).requests;

/** The empty state of an account without requests. */
export function NoRequests({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <>
          <ButtonLink to="/request-service" variant="line" icon={Plus}>
            {words.newRequest}
          </ButtonLink>
          <ButtonLink to="/find-request">{words.findMine}</ButtonLink>
        </>
      }
    >
      {words.describe}
    </EmptyState>
  );
}
