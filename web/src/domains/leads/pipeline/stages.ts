import type { Pursuit, PursuitStage } from '@plumbline/contract/domains/leads/pursuit.ts';

/** The stages in their order. Written out, since the contract's schemas would bring zod into the page. */
export const STAGES: readonly PursuitStage[] = ['saved', 'looking', 'bid', 'won', 'lost', 'not-for-us'];

/** Cards that a lane of the board shows; its list has the others. */
export const MOST_CARDS = 50;

export type StepState = 'late' | 'today' | 'later';

/**
 * Returns whether a next step is late, due today or later; null if there is none. A step of a job that is decided or set
 * aside is never late: it says what happened.
 */
export function stepState(
  { stage, nextStep, nextStepOn }: Pick<Pursuit, 'stage' | 'nextStep' | 'nextStepOn'>,
  today: string,
): StepState | null {
  if (nextStep === null && nextStepOn === null) return null;
  if (nextStepOn === today) return 'today';
  const isOpen = stage === 'saved' || stage === 'looking' || stage === 'bid';
  return isOpen && nextStepOn !== null && nextStepOn < today ? 'late' : 'later';
}

/** Returns the pursuits of each stage, in their order. */
export const lanesOf = (pursuits: readonly Pursuit[]): Record<PursuitStage, Pursuit[]> => {
  const lanes = Object.groupBy(pursuits, ({ stage }) => stage);
  return Object.fromEntries(STAGES.map((stage) => [stage, lanes[stage] ?? []])) as Record<PursuitStage, Pursuit[]>;
};

/** Returns the month some months after 'yyyy-MM'. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
