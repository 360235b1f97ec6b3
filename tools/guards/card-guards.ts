import { type Guard, guardsOf } from './guard.ts';

const payments = 'server/src/domains/payments';
const connections = 'server/src/domains/service-requests/connections';
const charged = [`${connections}/use-cases/pay-with-kept-card.db.test.ts`];

const guards: readonly Guard[] = [
  [
    'what the owner of a card agreed to',
    `${payments}/use-cases/charge-card.ts`,
    ' && amountCents <= (card.consentCents ?? 0)',
    '',
    charged,
  ],
  [
    'the amount that the button said',
    'server/src/domains/service-requests/referrals/use-cases/answer-as-contractor.ts',
    ' || feeCents > chargeCents',
    '',
    charged,
  ],
  [
    'the card of a suspended account',
    'server/src/domains/directory/store/listing-of-account.ts',
    'and(eq(contractors.id, id), eq(isSuspended, false))',
    'and(eq(contractors.id, id))',
    charged,
  ],
  [
    'an entry of a card that is not its owner’s',
    `${payments}/use-cases/keep-card.ts`,
    'if (entry?.userId !== userId) throw notFound();',
    'if (entry === null) throw notFound();',
    [`${payments}/use-cases/keep-card.db.test.ts`],
  ],
  [
    'a payment that has ended before its charge',
    `${payments}/use-cases/charge-card.ts`,
    "if (payment.closedAt === null && payment.status === 'open') return payment;",
    'return payment;',
    [`${connections}/use-cases/charge-kept-card.db.test.ts`],
  ],
];

/** Guards of kept cards. */
export const cardGuards = guardsOf(guards);
