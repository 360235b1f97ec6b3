import { formatsIn } from './formats.ts';
import type { Language } from './language.ts';
import { siteWords } from './site.words.ts';
/** What the server tells every page about itself, in `<script type="application/json" id="site">`. */
export interface Site {
  readonly mode: 'demonstration' | 'production';
  /** Origin of canonical addresses and links, without a slash at the end. */
  readonly publicUrl: string;
  /** What a contractor pays for one accepted connection, in cents. */
  readonly referralFeeCents: number;
  /** How many accepted connections of a contractor cost nothing. */
  readonly freeReferrals: number;
  /** Minutes that a contractor has to answer a request, by its urgency; absent on a page served without the server. */
  readonly answerMinutes?: Readonly<Record<'high' | 'medium' | 'low', number>>;
  /** E.164, or '' when there is none. */
  readonly supportPhone: string;
  /** '' when there is none. */
  readonly supportEmail: string;
  /** Whether 'Continue with Google' leads anywhere. */
  readonly googleSignIn: boolean;
  /** Whether recordings are turned into text, for browsers that can't listen by themselves. */
  readonly transcribes: boolean;
  /** Whether anything is set up to send texts: without it no code goes to a phone. */
  readonly sendsTexts: boolean;
  /** Whether anything is set up to call people. */
  readonly makesCalls: boolean;
  /** When a detected place becomes Louisville: when it can't be resolved, or already when its city isn't built in. */
  readonly locationFallback: 'unresolved' | 'builtin';
  /** Projects that are open now; absent while the server has none to show. */
  readonly openProjects?: number;
  /**
   * What lies under the street map: 'openstreetmap', the address of a style, or '' while neither can be reached. Absent
   * on pages whose policy lets in nothing from elsewhere.
   */
  readonly mapBase?: string;
  /** Present on the pages whose policy lets in the form of the payment provider. */
  readonly takesCards?: true;
}

/** The settings' defaults. */
export const defaultSite: Site = {
  mode: 'demonstration',
  publicUrl: '',
  referralFeeCents: 500,
  freeReferrals: 1,
  supportPhone: '',
  supportEmail: '',
  googleSignIn: false,
  transcribes: false,
  sendsTexts: true,
  makesCalls: true,
  locationFallback: 'unresolved',
};

/** 'A contractor pays $5.00 per accepted connection; the first one is free.' Every such sentence comes from here. */
export function feeSentence(
  { referralFeeCents, freeReferrals }: Pick<Site, 'referralFeeCents' | 'freeReferrals'>,
  language: Language,
): string {
  const words = siteWords[language];
  if (referralFeeCents === 0) return words.nothingToPay;
  return words.fee(formatsIn(language).formatMoney(referralFeeCents), freeReferrals);
}

/** The line under 'I'm a Contractor', with the count when there is one. */
export const openProjectsSentence = ({ openProjects }: Pick<Site, 'openProjects'>, language: Language): string =>
  openProjects
    ? siteWords[language].openProjects(openProjects, formatsIn(language).formatNumber(openProjects))
    : siteWords[language].projectsNearby;

/**
 * Where a sentence from the settings stands in HTML that was rendered before they were known (the landing page, at
 * build time). The server puts the sentence there, the browser renders the same one.
 */
export const sentencePlaces = [
  { place: '%fee-sentence%', sentence: feeSentence },
  { place: '%open-projects-sentence%', sentence: openProjectsSentence },
] as const satisfies readonly { place: string; sentence: (site: Site, language: Language) => string }[];

/** Stands where the server writes the nonce of a page's style elements. */
export const NONCE_PLACE = '%csp-nonce%';
