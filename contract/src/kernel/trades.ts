import type { Language } from './language.ts';
import { type TradeWords, tradeWords } from './trade.words.ts';

/**
 * The facts about one trade; its names are in `trade.words.ts`. Every other table by trade is typed by these keys, so the
 * compiler asks for new ones.
 */
interface TradeFacts {
  /** The schema.org type of a firm of this trade. */
  readonly schemaType: string;
  /** The query for searching places elsewhere. */
  readonly searchedAs: string;
  /** The work type of requests for this trade. */
  readonly workType: string;
  /** Explains the work type to a language model where its name says too little. */
  readonly explained?: string;
  /** Whether contractors of this trade see construction projects that need it. */
  readonly isToldOfProjects: boolean;
}

/** The trades of contractors, in the order in which they are listed. */
export const trades = {
  plumbing: {
    schemaType: 'Plumber',
    searchedAs: 'plumber',
    workType: 'plumbing',
    isToldOfProjects: true,
  },
  electrical: {
    schemaType: 'Electrician',
    searchedAs: 'electrician',
    workType: 'electrical',
    isToldOfProjects: true,
  },
  hvac: {
    schemaType: 'HVACBusiness',
    searchedAs: 'HVAC contractor',
    workType: 'hvac',
    explained: 'heating, cooling, ventilation',
    isToldOfProjects: true,
  },
  handyman: {
    schemaType: 'HomeAndConstructionBusiness',
    searchedAs: 'handyman',
    workType: 'handyman',
    explained: 'small repairs, assembly, painting',
    isToldOfProjects: false,
  },
  construction: {
    schemaType: 'GeneralContractor',
    searchedAs: 'general contractor',
    workType: 'specific-project',
    explained: 'construction: building, roofing, remodeling, additions, concrete',
    isToldOfProjects: false,
  },
} as const satisfies Readonly<Record<string, TradeFacts>>;

export type TradeName = keyof typeof trades;
export type WorkTypeName = (typeof trades)[TradeName]['workType'];
/** The trades whose contractors see construction projects. */
export type ProjectTradeName = {
  [Name in TradeName]: (typeof trades)[Name]['isToldOfProjects'] extends true ? Name : never;
}[TradeName];

export const tradeNames = Object.keys(trades) as readonly TradeName[];

/** Returns the facts about a trade, or undefined if there is no such trade. */
export const factsOfTrade = (name: string): TradeFacts | undefined =>
  Object.hasOwn(trades, name) ? trades[name as TradeName] : undefined;

/** Returns the names of a trade in a language, or undefined if there is no such trade. */
export const wordsOfTrade = (name: string, language: Language): TradeWords | undefined =>
  Object.hasOwn(trades, name) ? tradeWords[language][name as TradeName] : undefined;

/** Returns the trade that handles a work type, or undefined if there is no such work type. */
export function tradeOfWorkType(workType: WorkTypeName): TradeName;
export function tradeOfWorkType(workType: string): TradeName | undefined;
export function tradeOfWorkType(workType: string): TradeName | undefined {
  return tradeNames.find((name) => trades[name].workType === workType);
}

/** Returns whether contractors of a trade see the projects that need it. */
export const isToldOfProjects = (name: TradeName): name is ProjectTradeName => trades[name].isToldOfProjects;
