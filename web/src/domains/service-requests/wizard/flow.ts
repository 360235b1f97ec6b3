import type { WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import type { Draft } from '@plumbline/contract/domains/service-requests/draft.ts';
import { tradeWords } from '@plumbline/contract/kernel/trade.words.ts';
import { tradeOfWorkType } from '@plumbline/contract/kernel/trades.ts';
import { here } from '../../../lib/language.ts';
import { stepsWords } from './steps.words.ts';

const names = here(tradeWords);

/** The steps with questions, in order. */
export const ASKING_STEPS = ['workType', 'location', 'selectPlumber', 'details'] as const;
export type AskingStep = (typeof ASKING_STEPS)[number];

/** `results` is reached after asking the best matches. */
export type WizardStep = AskingStep | 'results';

/** Returns the step named in an address; undefined if there is no such step. */
export const stepFrom = (text: string | undefined): WizardStep | undefined =>
  [...ASKING_STEPS, 'results' as const].find((step) => step === text);

export const FIRST_STEP: AskingStep = 'workType';

/** The labels of the progress indicator. */
export const stepLabels: Readonly<Record<AskingStep, string>> = here(stepsWords).steps;

const answered: Readonly<Record<AskingStep, (draft: Draft) => boolean>> = {
  workType: (draft) => draft.workType !== null,
  location: (draft) => draft.place !== null,
  selectPlumber: (draft) => draft.asked.length > 0 || draft.openToProposals,
  // Answered by submitting, which leaves the wizard.
  details: () => false,
};

/** Returns the first step without an answer, at which a stored draft continues. */
export const firstMissing = (draft: Draft): AskingStep =>
  ASKING_STEPS.find((step) => !answered[step](draft)) ?? 'details';

/**
 * Returns `wanted` if all steps before it are answered, else the first unanswered step. Results are shown only while
 * there are some.
 */
export function reachable(wanted: WizardStep | undefined, draft: Draft, hasResults = false): WizardStep {
  if (wanted === 'results') return hasResults ? 'results' : firstMissing(draft);
  if (wanted === undefined) return FIRST_STEP;
  const missing = firstMissing(draft);
  return ASKING_STEPS.indexOf(wanted) <= ASKING_STEPS.indexOf(missing) ? wanted : missing;
}

/** The step before; null on the first one and after submitting. */
export const previous = (step: WizardStep): AskingStep | null =>
  step === 'results' ? null : (ASKING_STEPS[ASKING_STEPS.indexOf(step) - 1] ?? null);

/** The step after; null on the last one, which submits. */
export const next = (step: AskingStep): AskingStep | null => ASKING_STEPS[ASKING_STEPS.indexOf(step) + 1] ?? null;

/** The trade inside a sentence: 'Where do you need {service} service?' */
export const serviceOf = (workType: WorkType | null): string =>
  names[workType === null ? 'plumbing' : tradeOfWorkType(workType)].service;
