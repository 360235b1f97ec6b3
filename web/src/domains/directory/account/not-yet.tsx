import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

const words = {
  listing: {
    title: 'Start with your listing',
    text: 'Customers find you through it, and requests come to it.',
    action: 'Find or Create Your Listing',
  },
  phone: {
    title: 'Confirm your phone first',
    text: 'Opportunities are for craftsmen whose phone is confirmed. We send you a code by text or call.',
    action: 'Confirm Your Phone',
  },
} as const;

/** Takes the place of a tab that needs something first, and leads to that step on the overview. */
export function NotYet({ needs }: { needs: keyof typeof words }) {
  const { title, text, action } = words[needs];
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to="/dashboard/craftsman" search={{}} variant="primary">
          {action}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
