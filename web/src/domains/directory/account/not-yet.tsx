import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { welcomeWords } from './welcome.words.ts';

const words = here(welcomeWords);

const steps = {
  listing: {
    title: words.listingFirst,
    text: words.listingFirstText,
    action: words.listingFirstAction,
  },
  phone: {
    title: words.phoneFirst,
    text: words.phoneFirstText,
    action: words.phoneFirstAction,
  },
} as const;

/** Replaces a tab that requires another step first, and leads to that step on the overview. */
export function NotYet({ needs }: { needs: keyof typeof steps }) {
  const { title, text, action } = steps[needs];
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
