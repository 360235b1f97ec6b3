import type { Urgency } from '@plumbline/contract/domains/assistant/understanding.ts';
import type { OutreachChannel, OutreachDelivery } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { Project, ProjectType, SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { type Language, localeOf } from '@plumbline/contract/kernel/language.ts';
import { DateTime } from 'luxon';
import { parseAddress, streetLine } from '../../locations/public.ts';
import type { ListingContact } from './listing-contact.ts';
import { plainFact } from './plain-fact.ts';
import { scopeOf } from './project-scope.ts';
import { wordingWords } from './wording.words.ts';

/** The facts that a message about a project may use. Every text is plain, on one line, and may be missing. */
export interface OutreachFacts {
  readonly channel: OutreachChannel;
  readonly delivery: OutreachDelivery;
  readonly urgency: Urgency;
  /** The contact's language, used for the message. */
  readonly language: Language;
  readonly project: {
    readonly title: string | null;
    /** '120 Oak Street'. */
    readonly street: string | null;
    readonly city: string | null;
    readonly kind: ProjectType;
    readonly status: SourceStatus;
    readonly needsPlumbing: boolean;
    /** 'the restrooms', 'the roof': parts of the work in the description that the title leaves out. */
    readonly scope: readonly string[];
    /** The listing's own description of the work. */
    readonly description: string | null;
    /** '$10,000 to $20,000'. */
    readonly budget: string | null;
    readonly deadline: Deadline | null;
    readonly permitNumber: string | null;
    /** The contractor that the permit names. */
    readonly contractor: string | null;
    readonly sourceName: string | null;
    /** A public body is asking for bids, so there are documents and a procedure. */
    readonly isPublic: boolean;
  };
  /** The person's name for the greeting; null if unknown. */
  readonly contact: { readonly name: string | null };
  readonly bidder: {
    readonly name: string;
    readonly company: string;
    /** Formatted: '(502) 555-0134'. */
    readonly phone: string | null;
    readonly email: string;
    /** From a contractor's own listing, such as 'plumbing'; empty if unknown. */
    readonly trades: readonly string[];
    readonly city: string | null;
    /** Verified in a public register. */
    readonly license: string | null;
  };
}

export interface Deadline {
  /** 'Wednesday, October 21, 2026 at 1:30 PM', or the source's own words. */
  readonly text: string;
  /** 'Oct 21'; null in the source's own words. */
  readonly short: string | null;
  /** Within a week. */
  readonly isSoon: boolean;
}

export interface Bidder {
  readonly name: string;
  readonly company: string;
  /** E.164. */
  readonly phone: string | null;
  readonly email: string;
}

/** Facts about a bidder beyond the form. */
export interface BidderProfile {
  readonly trades: readonly string[];
  readonly city: string | null;
  readonly license: string | null;
}

export interface FactsGiven {
  readonly project: Project;
  readonly status: SourceStatus;
  readonly contact: ListingContact;
  readonly bidder: Bidder;
  readonly profile: BidderProfile | null;
  readonly channel: OutreachChannel;
  readonly delivery: OutreachDelivery;
  readonly urgency: Urgency;
  readonly language: Language;
  readonly now: Date;
}

const MAX = { title: 110, street: 80, city: 40, description: 600, permit: 40, contractor: 60, source: 60 } as const;
const ADDRESS = /^[\p{L}\p{N} .,'#&/-]+$/u;
const PUBLIC =
  /\b(?:rfp|rfb|ifb|rfq|rfa|itb|invitation (?:to|for) bids?|request for (?:bids?|proposals?)|solicitation)\b/i;
const SOON_DAYS = 7;

/** Returns the facts about a project and its bidder, without anything that isn't a fact. */
export function outreachFacts(given: FactsGiven): OutreachFacts {
  const { project, status, contact, bidder, profile, channel, delivery, urgency, language, now } = given;
  const { street, city } = placeOf(project.location);
  const description = plainFact(project.description, MAX.description);
  const title = plainFact(project.title, MAX.title);
  return {
    channel,
    delivery,
    urgency,
    language,
    project: {
      title,
      street,
      city,
      kind: project.projectType,
      status,
      needsPlumbing: project.plumbingRequired,
      scope: scopeOf(description ?? '', title ?? '', language),
      description,
      budget: budgetOf(project, language),
      deadline: deadlineOf(project.deadline, now, language),
      permitNumber: referenceOf(project.permitNumber),
      contractor: plainFact(project.contractor, MAX.contractor),
      sourceName: plainFact(project.sourceName, MAX.source),
      isPublic: PUBLIC.test(`${project.title} ${project.description}`),
    },
    contact: { name: contact.name },
    bidder: {
      name: bidder.name,
      company: bidder.company,
      phone: bidder.phone === null ? null : formatPhone(bidder.phone),
      email: bidder.email,
      trades: profile?.trades ?? [],
      city: profile?.city ?? null,
      license: profile?.license ?? null,
    },
  };
}

/** Returns the facts without any of the listing's words, for listings that can't be quoted. */
export const bareFacts = (facts: OutreachFacts): OutreachFacts => ({
  ...facts,
  project: {
    ...facts.project,
    title: null,
    street: null,
    city: null,
    scope: [],
    description: null,
    budget: null,
    deadline: null,
    permitNumber: null,
    contractor: null,
    sourceName: null,
  },
  contact: { name: null },
});

/** Returns street and city of '120 Oak Street, Louisville, KY 40202' if they look like an address. */
function placeOf(location: string): { street: string | null; city: string | null } {
  const address = parseAddress(location);
  if (address.state === null) return { street: null, city: null };
  const street = addressPart(streetLine(address), MAX.street);
  return { street, city: addressPart(capitalized(address.city), MAX.city) };
}

/** Capitalizes 'LOUISVILLE' as 'Louisville'. */
const capitalized = (city: string | null): string | null =>
  city === null || /\p{Ll}/u.test(city)
    ? city
    : city
        .toLowerCase()
        .replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

function addressPart(part: string | null, limit: number): string | null {
  const plain = plainFact(part, limit);
  return plain !== null && ADDRESS.test(plain) && plain === part ? plain : null;
}

function referenceOf(number: string | null): string | null {
  return number !== null && /^[\p{L}\p{N}./ -]{3,40}$/u.test(number) && /\d/.test(number) ? number : null;
}

function budgetOf(
  { budgetMin, budgetMax }: Pick<Project, 'budgetMin' | 'budgetMax'>,
  language: Language,
): string | null {
  const { formatDollars } = formatsIn(language);
  const words = wordingWords[language].budget;
  if (budgetMin !== null && budgetMax !== null) {
    return budgetMin === budgetMax
      ? words.exactly(formatDollars(budgetMin))
      : words.span(formatDollars(budgetMin), formatDollars(budgetMax));
  }
  if (budgetMin !== null) return words.atLeast(formatDollars(budgetMin));
  return budgetMax === null ? null : words.atMost(formatDollars(budgetMax));
}

/** Formats a deadline in the listing's time zone; null once it has passed. */
function deadlineOf(deadline: string | null, now: Date, language: Language): Deadline | null {
  if (deadline === null) return null;
  const moment = DateTime.fromISO(deadline, { setZone: true, locale: localeOf[language] });
  if (!moment.isValid) {
    const text = plainFact(deadline, 40);
    return text === null ? null : { text, short: null, isSoon: false };
  }
  if (moment.toMillis() <= now.getTime()) return null;
  const hasTime = moment.hour !== 0 || moment.minute !== 0;
  const written = (format: Intl.DateTimeFormatOptions) => moment.toLocaleString(format).replace(NARROW_SPACES, ' ');
  const day = written(DateTime.DATE_HUGE);
  return {
    text: hasTime ? wordingWords[language].deadline(day, written(DateTime.TIME_SIMPLE)) : day,
    short: written({ month: 'short', day: 'numeric' }),
    isSoon: moment.toMillis() - now.getTime() < SOON_DAYS * 24 * 60 * 60 * 1000,
  };
}

const NARROW_SPACES = /[\u00a0\u2009\u202f]/g;
