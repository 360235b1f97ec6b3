import { latePart } from '../../../../lib/late-part.tsx';
import { CongratulationsPage } from './congratulations-page.tsx';

/**
 * The contractors that were asked. Most requests have one, so the code comes after the wizard's. Without it, the other
 * page has the link and the next steps, too.
 */
export const ResultsStep = latePart(async () => (await import('./results-step.tsx')).ResultsStep, CongratulationsPage);
