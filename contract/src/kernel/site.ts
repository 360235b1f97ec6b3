import { formatsIn } from './formats.ts';
import type { Language } from './language.ts';
import { siteWords } from './site.words.ts';
/** The server's settings for every page, in `<script type="application/json" id="site">`. */
export interface Site {
  readonly mode: 'demonstration' | 'production';
  /** Origin of canonical addresses and links, without a trailing slash. */
  readonly publicUrl: string;
  /** A contractor's cost of one accepted connection, in cents. */
  readonly referralFeeCents: number;
  /** Number of a contractor's accepted connections that are free. */
  readonly freeReferrals: number;
  /** Minutes that a contractor has to answer a request, by urgency; absent on a page served without the server. */
  readonly answerMinutes?: Readonly<Record<'high' | 'medium' | 'low', number>>;
  /** E.164, or '' if there is none. */
  readonly supportPhone: string;
  /** '' if there is none. */
  readonly supportEmail: string;
  /** Whether 'Continue with Google' is available. */
  readonly googleSignIn: boolean;
  /** Whether the server transcribes recordings, for browsers without speech recognition. */
  readonly transcribes: boolean;
  /** Whether sending texts is configured; without it, no codes can be sent to phones. */
  readonly sendsTexts: boolean;
  /** Whether calling people is configured. */
  readonly makesCalls: boolean;
  /**
   * When a detected location falls back to Louisville: if it can't be resolved, or already if its city isn't built in.
   */
  readonly locationFallback: 'unresolved' | 'builtin';
  /** Days for which things are kept, 0 for good; absent on a page served without the server. */
  readonly keptDays?: {
    readonly messages: number;
    /** After a request has ended. */
    readonly requests: number;
    readonly audit: number;
    /** After a session or link has ended. */
    readonly signIns: number;
  };
  /** Number of open projects; absent if the server has none to show. */
  readonly openProjects?: number;
  /**
   * The base of the street map: 'openstreetmap', the address of a style, or '' while neither is reachable. Absent on
   * pages whose policy blocks external content.
   */
  readonly mapBase?: string;
  /** When the server rendered the page, ISO 8601. The browser takes over a page as of this moment. */
  readonly renderedAt?: string;
  /** Present on pages whose policy allows the payment provider's form. */
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

/**
 * Returns a sentence such as 'A contractor pays $5.00 per accepted connection; the first one is free.' Every such
 * sentence comes from here.
 */
export function feeSentence(
  { referralFeeCents, freeReferrals }: Pick<Site, 'referralFeeCents' | 'freeReferrals'>,
  language: Language,
): string {
  const words = siteWords[language];
  if (referralFeeCents === 0) return words.nothingToPay;
  return words.fee(formatsIn(language).formatMoney(referralFeeCents), freeReferrals);
}

/** Returns the line under 'I'm a Contractor', with the number of projects if there are any. */
export const openProjectsSentence = ({ openProjects }: Pick<Site, 'openProjects'>, language: Language): string =>
  openProjects
    ? siteWords[language].openProjects(openProjects, formatsIn(language).formatNumber(openProjects))
    : siteWords[language].projectsNearby;

/** The id of the element with the data of a rendered page. */
export const QUERIES_ID = 'queries';

/** The id of the element with the form that was posted without scripts, on the page that shows what is wrong with it. */
export const POSTED_ID = 'posted';

/** The id of the element with the user for whom a page was rendered, on pages that depend on who asks. */
export const VIEWER_ID = 'viewer';

/** The fields with which every form says which one it is, and by which key its repetitions are recognized. */
export const FORM_FIELD = '_form';
export const FORM_KEY_FIELD = '_key';
