import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** An account without a request: why, and the step to take. */
export function NoRequests({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <>
          <ButtonLink to="/request-service" variant="line" icon={Plus}>
            New Request
          </ButtonLink>
          <ButtonLink to="/find-request">Find My Request</ButtonLink>
        </>
      }
    >
      Describe the job once; then pick a contractor nearby, or let contractors come to you with proposals.
    </EmptyState>
  );
}
