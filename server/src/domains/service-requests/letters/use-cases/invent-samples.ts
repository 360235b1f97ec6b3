import { OBJECTION_HOURS } from '@plumbline/contract/domains/service-requests/report-clock.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../../kernel/context.ts';
import type { MessageKind, OutgoingMessage } from '../../../messaging/public.ts';
import type { Happening, HappeningType } from '../../lifecycle/rules/happening.ts';
import { messagesFor } from '../../notifications.ts';
import { inventRequest } from './invent-request.ts';

/** Happenings caused by the customer, so the contractor is the other party. */
const BY_CUSTOMER = new Set<HappeningType>(['counter', 'decline', 'reopen', 'not-started', 'cancel', 'withdraw']);
const OF_REQUEST = new Set<HappeningType>(['cancel', 'give-up-denied', 'give-up-silent', 'give-up-unconfirmed']);

type Invented = ReturnType<typeof invent>;

/** Cached per call and language: all samples are about the same request, and deriving its title is slow. */
const inventions = new WeakMap<Context, Map<Language, Invented>>();

/** Returns the request, the parties and the facts of all samples. */
export function invented(ctx: Context, language: Language): Invented {
  const ofCall = inventions.get(ctx) ?? new Map<Language, Invented>();
  inventions.set(ctx, ofCall);
  const known = ofCall.get(language) ?? invent(ctx, language);
  ofCall.set(language, known);
  return known;
}

function invent(ctx: Context, language: Language) {
  const { settings } = ctx;
  const now = ctx.clock.now();
  const { request, referral, contact, time } = inventRequest(now, language);
  const terms = { miles: 3.4, feeCents: settings.referralFeeCents };
  return { now, referral, contact, facts: { request, contact, time, settings, asked: [contact.companyName], terms } };
}

export const CUSTOMER = ['customer'] as const;
export const CONTRACTOR = ['contractor'] as const;
export const BOTH = ['customer', 'contractor'] as const;

/** Adds the addressee and what happened to each message. */
export const titled = (title: string, messages: readonly OutgoingMessage[]) =>
  messages.map((message) => ({
    title: `${message.about.kind === 'service-request' ? 'To the customer' : 'To the contractor'}: ${title}`,
    message,
  }));

/** Returns the messages to one or both parties about a happening. */
export const told = (
  to: MessageKind['to'],
  type: HappeningType,
  when: string,
  details: Happening['details'] = {},
): MessageKind => ({
  to,
  when,
  samples: (ctx, language) => {
    const { referral, facts } = invented(ctx, language);
    const party = BY_CUSTOMER.has(type) ? 'customer' : 'contractor';
    const happening = { type, party, referral: OF_REQUEST.has(type) ? null : referral, details } as const;
    return titled(type, messagesFor(happening, facts));
  },
});

/** Returns the messages about a report of one side about the other, by each party in each outcome. */
export const aboutReport = (
  when: string,
  type: HappeningType,
  parties: readonly Happening['party'][],
  outcomes: readonly NonNullable<Happening['details']>[],
): MessageKind => ({
  to: BOTH,
  when,
  samples: (ctx, language) => {
    const { referral, facts, now } = invented(ctx, language);
    const soon = new Date(now.getTime() + OBJECTION_HOURS * 3_600_000).toISOString();
    return parties.flatMap((party) =>
      outcomes.flatMap((outcome) =>
        titled(
          [type, ...Object.values(outcome)].join(', '),
          messagesFor({ type, party, referral, details: { objectUntil: soon, decideBy: soon, ...outcome } }, facts),
        ),
      ),
    );
  },
});
