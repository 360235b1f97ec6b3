import type { Answered, Question, Reading } from '@plumbline/contract/domains/assistant/understanding.ts';

/** A guess that is less likely is asked about. Above it, 97 of 100 are right. */
const SURE_OF_TRADE = 0.7;
/** What is less likely to be a job is asked about: rejecting a job loses a customer. */
const SURE_OF_JOB = 0.75;
/** A trade that is less likely isn't worth a button, unless it is the second. */
const WORTH_A_BUTTON = 0.12;

/**
 * Returns what to ask next about a sentence; null if it leaves nothing open. Danger is asked about first and alone. Then one
 * question at most: whether it is a job, else its trade. Whoever is in danger is asked nothing.
 */
export function nextQuestion(reading: Reading, answered: Answered): Question | null {
  const { danger, possibleDanger, jobProbability, guesses } = reading;
  if (danger !== null) return null;
  if (possibleDanger !== null && answered.inDanger === undefined) return { about: 'danger', danger: possibleDanger };
  if (answered.trade !== undefined || answered.isJob !== undefined) return null;
  if (jobProbability < SURE_OF_JOB) return { about: 'job' };
  const [first, second, third] = guesses;
  if (first === undefined || second === undefined || first.probability >= SURE_OF_TRADE) return null;
  const options = [first, second, ...(third && third.probability >= WORTH_A_BUTTON ? [third] : [])];
  return { about: 'trade', options: options.map(({ workType }) => workType) };
}

/** Returns the reading with what the person has answered, which counts more than any guess. */
export function withAnswers(reading: Reading, { inDanger, trade, isJob }: Answered): Reading {
  const isDanger = inDanger === 'yes' && reading.danger === null && reading.possibleDanger !== null;
  return {
    ...reading,
    ...(isDanger && { danger: reading.possibleDanger, projectType: 'emergency', urgency: 'high' }),
    ...((isDanger || trade !== undefined || isJob === 'yes') && { isJob: true, jobProbability: 1 }),
    ...(inDanger !== undefined && { possibleDanger: null }),
    ...(trade !== undefined && { workType: trade, guesses: [{ workType: trade, probability: 1 }] }),
  };
}
