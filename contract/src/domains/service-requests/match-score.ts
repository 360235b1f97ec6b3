import { formatsIn } from '../../kernel/formats.ts';
import type { Language } from '../../kernel/language.ts';
import { SEARCH_RADIUS_MILES } from '../../kernel/reach.ts';
import { wordsOfTrade } from '../../kernel/trades.ts';
import { matchWords } from './match.words.ts';

/** The facts of an open request that count. Money in dollars. */
export interface JobToMatch {
  /** The trade that the job needs. */
  readonly trade: string;
  /** Miles from the contractor. */
  readonly distance: number;
  readonly budgetMin: number | null;
  readonly budgetMax: number | null;
  /** The day that the customer prefers, yyyy-MM-dd. */
  readonly deadline: string;
}

/** The facts of a contractor that count. */
export interface ContractorToMatch {
  readonly trades: readonly string[];
  /** The smallest job worth the trip, in dollars; null when any is. */
  readonly smallestJob: number | null;
  /** The last day without new work, yyyy-MM-dd; null when the contractor takes work. */
  readonly pausedUntil: string | null;
}

export interface MatchReason {
  readonly factor: 'trade' | 'distance' | 'budget' | 'deadline';
  readonly points: number;
  readonly of: number;
  /** One sentence without a period. */
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
/** At this distance a job gets no points: it's the radius of a search. */
const FAR_MILES = SEARCH_RADIUS_MILES;
const DAY_MS = 86_400_000;

/** Scores how well an open request fits a contractor on a day (`today`, yyyy-MM-dd), with reasons in a language. */
export function matchScore(job: JobToMatch, contractor: ContractorToMatch, today: string, language: Language): Match {
  const reasons = [
    tradeReason(job, contractor, language),
    distanceReason(job, language),
    budgetReason(job, contractor, language),
    deadlineReason(job, contractor, today, language),
  ];
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

function tradeReason({ trade }: JobToMatch, { trades }: ContractorToMatch, language: Language): MatchReason {
  const words = matchWords[language];
  const name = wordsOfTrade(trade, language)?.service ?? trade;
  return trades.includes(trade)
    ? { factor: 'trade', points: TRADE, of: TRADE, text: words.yourTrade(name) }
    : { factor: 'trade', points: 0, of: TRADE, text: words.notYourTrade(name) };
}

function distanceReason({ distance }: JobToMatch, language: Language): MatchReason {
  const points = Math.round(DISTANCE * Math.max(0, 1 - distance / FAR_MILES));
  return {
    factor: 'distance',
    points,
    of: DISTANCE,
    text: matchWords[language].fromYou(formatsIn(language).formatDistance(distance)),
  };
}

function budgetReason(
  { budgetMin, budgetMax }: JobToMatch,
  { smallestJob }: ContractorToMatch,
  language: Language,
): MatchReason {
  const words = matchWords[language];
  const most = budgetMax ?? budgetMin;
  const reason = (points: number, text: string): MatchReason => ({ factor: 'budget', points, of: BUDGET, text });
  if (most === null) return reason(Math.round(BUDGET / 2), words.noBudget);
  if (smallestJob !== null && budgetMax !== null && budgetMax < smallestJob) {
    return reason(0, words.belowSmallest(formatsIn(language).formatDollars(smallestJob)));
  }
  return reason(BUDGET, smallestJob === null ? words.budgetNamed : words.coversSmallest);
}

function deadlineReason(
  { deadline }: JobToMatch,
  { pausedUntil }: ContractorToMatch,
  today: string,
  language: Language,
): MatchReason {
  const words = matchWords[language];
  const days = Math.round((Date.parse(deadline) - Date.parse(today)) / DAY_MS);
  const reason = (points: number, text: string): MatchReason => ({ factor: 'deadline', points, of: DEADLINE, text });
  if (days < 0) return reason(0, words.dayPassed);
  if (pausedUntil !== null && pausedUntil >= deadline) return reason(0, words.paused);
  if (days === 0) return reason(5, words.wantedToday);
  if (days < 3) return reason(10, days === 1 ? words.wantedTomorrow : words.wantedIn(days));
  return reason(DEADLINE, words.daysToPrepare(days));
}
