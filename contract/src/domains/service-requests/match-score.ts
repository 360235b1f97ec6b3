import { formatDistance, formatDollars } from '../../kernel/format.ts';

/** What of an open request counts. Money in dollars. */
export interface JobToMatch {
  /** What is to be done, as a contractor's trade. */
  readonly trade: string;
  /** Miles from the contractor. */
  readonly distance: number;
  readonly budgetMin: number | null;
  readonly budgetMax: number | null;
  /** The day that the customer prefers, yyyy-MM-dd. */
  readonly deadline: string;
}

/** What of a contractor counts. */
export interface ContractorToMatch {
  readonly trades: readonly string[];
  /** Dollars below which a job is not worth the way; null where any is. */
  readonly smallestJob: number | null;
  /** The last day on which no new work is taken, yyyy-MM-dd; null while it is taken. */
  readonly pausedUntil: string | null;
}

export interface MatchReason {
  readonly factor: 'trade' | 'distance' | 'budget' | 'deadline';
  readonly points: number;
  readonly of: number;
  /** One sentence without a full stop. */
  readonly text: string;
}

export interface Match {
  /** 0 to 100: the sum of the points. */
  readonly score: number;
  readonly reasons: readonly MatchReason[];
}

const TRADE = 40;
const DISTANCE = 30;
const BUDGET = 15;
const DEADLINE = 15;
/** From here on the distance counts nothing: as far as a search reaches. */
const FAR_MILES = 60;
const DAY_MS = 86_400_000;

/** How well an open request fits a contractor on a day (`today`, yyyy-MM-dd), and why. Pure. */
export function matchScore(job: JobToMatch, contractor: ContractorToMatch, today: string): Match {
  const reasons = [
    tradeReason(job, contractor),
    distanceReason(job),
    budgetReason(job, contractor),
    deadlineReason(job, contractor, today),
  ];
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

function tradeReason({ trade }: JobToMatch, { trades }: ContractorToMatch): MatchReason {
  const name = trade === 'hvac' ? 'HVAC' : trade;
  return trades.includes(trade)
    ? { factor: 'trade', points: TRADE, of: TRADE, text: `You do ${name}` }
    : { factor: 'trade', points: 0, of: TRADE, text: `${name} is not among your trades` };
}

function distanceReason({ distance }: JobToMatch): MatchReason {
  const points = Math.round(DISTANCE * Math.max(0, 1 - distance / FAR_MILES));
  return { factor: 'distance', points, of: DISTANCE, text: `${formatDistance(distance)} from you` };
}

function budgetReason({ budgetMin, budgetMax }: JobToMatch, { smallestJob }: ContractorToMatch): MatchReason {
  const most = budgetMax ?? budgetMin;
  const reason = (points: number, text: string): MatchReason => ({ factor: 'budget', points, of: BUDGET, text });
  if (most === null) return reason(Math.round(BUDGET / 2), 'No budget named');
  if (smallestJob !== null && budgetMax !== null && budgetMax < smallestJob) {
    return reason(0, `The budget is below your smallest job, ${formatDollars(smallestJob)}`);
  }
  return reason(BUDGET, smallestJob === null ? 'A budget is named' : 'The budget covers your smallest job');
}

function deadlineReason({ deadline }: JobToMatch, { pausedUntil }: ContractorToMatch, today: string): MatchReason {
  const days = Math.round((Date.parse(deadline) - Date.parse(today)) / DAY_MS);
  const reason = (points: number, text: string): MatchReason => ({ factor: 'deadline', points, of: DEADLINE, text });
  if (days < 0) return reason(0, 'The preferred day has passed');
  if (pausedUntil !== null && pausedUntil >= deadline) return reason(0, 'You take no work until after that day');
  if (days === 0) return reason(5, 'Wanted today');
  if (days < 3) return reason(10, days === 1 ? 'Wanted tomorrow' : `Wanted in ${days} days`);
  return reason(DEADLINE, `${days} days to prepare`);
}
