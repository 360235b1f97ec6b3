import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { language } from '../../../lib/language.ts';
import { next, previous, type WizardStep } from './flow.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step that led here: going back to it is the browser's own Back. */
    fromStep?: WizardStep;
  }
}

export interface Steps {
  /** The address of a step, for links. */
  href(step: WizardStep): string;
  /** The path of a step, for forms without scripts. Keeps the contractor of a link. */
  path(step: WizardStep): string;
  go(step: WizardStep): Promise<void>;
  /** Goes to the next step; stays on the last one, which submits. */
  forward(): Promise<void>;
  /** Goes to the step before, by the browser's history when that is where the visitor came from. */
  back(): Promise<void>;
}

/** Moves between the steps, which live in the URL. */
export function useSteps(step: WizardStep): Steps {
  const navigate = useNavigate();
  const router = useRouter();
  const fromStep = useRouterState({ select: ({ location }) => location.state.fromStep });
  const contractor = useRouterState({
    select: ({ location }): string | undefined => location.search.contractor,
  });
  const path = (to: WizardStep) =>
    `/request-service?${new URLSearchParams({ step: to, ...(contractor ? { contractor } : {}) })}`;

  const go = (to: WizardStep) =>
    navigate({
      to: '/request-service',
      search: ({ contractor }: { contractor?: string | undefined }) => ({
        step: to,
        ...(contractor ? { contractor } : {}),
      }),
      state: (state) => ({ ...state, fromStep: step }),
    });

  return {
    path,
    href: (to) => pathIn(language, path(to)),
    go,
    forward: async () => {
      const after = step === 'results' ? null : next(step);
      if (after !== null) await go(after);
    },
    back: async () => {
      const before = previous(step);
      if (before === null) return;
      if (fromStep === before) router.history.back();
      else await go(before);
    },
  };
}
