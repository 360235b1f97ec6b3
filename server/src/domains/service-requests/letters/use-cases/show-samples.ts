import { BAD_CONNECTION_REASONS } from '@plumbline/contract/domains/service-requests/connection.ts';
import { PROVEN_CONTACTS } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import { OpportunityId } from '@plumbline/contract/kernel/id.ts';
import { type MessageArea, textReply } from '../../../messaging/public.ts';
import {
  connectionCheckMessages,
  declinedChargeMessages,
  keptOutMessages,
  messagesFor,
  nudgeMessages,
  reportRefusedMessages,
  returnedPaymentMessages,
  signOffReminderMessages,
} from '../../notifications.ts';
import { digestMessages } from '../../opportunities/rules/opportunity-digest.ts';
import { proofCodeMessage, proofReminder } from '../../proofs/rules/proof-letters.ts';
import { textWords } from '../../referrals/text.words.ts';
import type { RequestPurpose } from '../rules/message-kinds.ts';
import { requestLinksMessage } from '../rules/request-links.ts';
import { inventCharge, inventReport } from './invent-request.ts';
import { aboutReport, BOTH, CONTRACTOR, CUSTOMER, invented, titled, told } from './invent-samples.ts';

const WAYS_OF_CODES = [
  { title: 'a code by text', way: 'phone', byCall: false },
  { title: 'a code by call', way: 'phone', byCall: true },
  { title: 'a code by email', way: 'email', byCall: false },
] as const;

/** Every message about a request, with invented people. */
export const requestMessageKinds: MessageArea<RequestPurpose | 'text-reply'> = {
  area: 'Service requests',
  kinds: {
    submit: {
      to: ['customer'],
      when: 'A request was submitted',
      samples: (ctx, language) => {
        const { facts } = invented(ctx, language);
        const open = { ...facts.request, opportunityId: OpportunityId.parse('op_Sample') };
        const submitted = { type: 'submit', party: 'customer', referral: null } as const;
        return [
          ...titled('submit', messagesFor(submitted, facts)),
          ...titled('submit (open to proposals)', messagesFor(submitted, { ...facts, request: open })),
        ];
      },
    },
    'referral-offer': told(CONTRACTOR, 'offer', 'A request was offered to the contractor'),
    propose: told(CUSTOMER, 'propose', 'The contractor proposed a time'),
    counter: told(CONTRACTOR, 'counter', 'The customer proposed another time'),
    accept: told(BOTH, 'accept', 'The contractor accepted, and nothing is due'),
    'accept-fee-due': told(BOTH, 'accept-fee-due', 'The contractor accepted, and the fee is due'),
    approve: told(BOTH, 'approve', 'The customer approved the proposal, and nothing is due'),
    'approve-fee-due': told(BOTH, 'approve-fee-due', 'The customer approved the proposal, and the fee is due'),
    freeze: told(CONTRACTOR, 'freeze', 'Another contractor accepted, and the fee is due'),
    thaw: told(CONTRACTOR, 'thaw', 'The other contractor did not pay the fee in time'),
    pay: told(BOTH, 'pay', 'The fee was paid', { receipt: 'R-000001' }),
    lapse: told(BOTH, 'lapse', 'The fee was not paid in time'),
    deny: told(CUSTOMER, 'deny', 'The contractor denied the request'),
    'take-back': told(CUSTOMER, 'take-back', 'The contractor withdrew the acceptance'),
    decline: told(CONTRACTOR, 'decline', 'The customer declined the proposal'),
    expire: told(BOTH, 'expire', 'The deadline to answer has passed'),
    lose: told(CONTRACTOR, 'lose', 'Another contractor got the job'),
    fail: told(CUSTOMER, 'fail', 'The contractor could not be reached'),
    withdraw: told(CONTRACTOR, 'withdraw', 'The customer canceled the request'),
    'propose-once-too-often': told(BOTH, 'propose-once-too-often', 'The contractor changed the time too often'),
    start: told(CUSTOMER, 'start', 'The work has begun'),
    complete: told(CUSTOMER, 'complete', 'The work is completed'),
    'sign-off': {
      to: ['contractor'],
      when: 'The customer confirmed the completion, or was silent for the time to answer',
      samples: (ctx, language) => {
        const { referral, facts } = invented(ctx, language);
        return (['customer', 'system'] as const).flatMap((party) =>
          titled(
            party === 'customer' ? 'sign-off (confirmed)' : 'sign-off (no answer)',
            messagesFor({ type: 'sign-off', party, referral }, facts),
          ),
        );
      },
    },
    'sign-off-reminder': {
      to: ['customer'],
      when: 'The customer has neither confirmed the completion nor objected',
      samples: (ctx, language) => {
        const { referral, facts } = invented(ctx, language);
        return titled('confirm the work', signOffReminderMessages(referral, facts));
      },
    },
    reopen: told(BOTH, 'reopen', 'The customer says that the work is not completed', { reason: 'unfinished' }),
    'not-started': told(BOTH, 'not-started', 'The customer says that the work has not begun', {
      reason: 'nobody-came',
    }),
    cancel: told(CUSTOMER, 'cancel', 'The customer canceled the request; confirms it to the customer'),
    'give-up-denied': told(CUSTOMER, 'give-up-denied', 'Every contractor denied the request'),
    'give-up-silent': told(CUSTOMER, 'give-up-silent', 'No contractor answered'),
    'give-up-unconfirmed': told(CUSTOMER, 'give-up-unconfirmed', 'The phone or email was not confirmed in time'),
    'proof-code': {
      to: ['customer'],
      when: 'The customer confirms the phone or the email of a request',
      samples: (ctx, language) => {
        const { request } = invented(ctx, language).facts;
        return WAYS_OF_CODES.flatMap(({ title, ...way }) =>
          titled(title, [proofCodeMessage(ctx.settings, request, { id: 's', code: '123456', ...way })]),
        );
      },
    },
    'proof-reminder': {
      to: ['customer'],
      when: 'The phone or email of a request is unconfirmed after ten minutes',
      samples: (ctx, language) => {
        const { request } = invented(ctx, language).facts;
        return PROVEN_CONTACTS.flatMap((way) =>
          titled(`confirm the ${way}`, [proofReminder(ctx.settings, request, way)]),
        );
      },
    },
    'report-job': aboutReport(
      'A side reported that it is not the work agreed',
      'report-job',
      ['customer', 'contractor'],
      [{}],
    ),
    'object-to-report': aboutReport(
      'A side objected to a report',
      'object-to-report',
      ['customer', 'contractor'],
      [{}],
    ),
    'decide-report': aboutReport(
      'A report was decided',
      'decide-report',
      ['system'],
      [{ outcome: 'stands' }, { outcome: 'overturned' }],
    ),
    release: {
      to: ['customer', 'contractor'],
      when: 'A settled connection ended',
      samples: (ctx, language) => {
        const { referral, facts } = invented(ctx, language);
        return (['customer', 'system'] as const).flatMap((party) =>
          titled(
            party === 'customer' ? 'release (did not come)' : 'release (bad connection)',
            messagesFor({ type: 'release', party, referral }, facts),
          ),
        );
      },
    },
    nudge: {
      to: ['customer', 'contractor'],
      when: 'Half the time to answer has passed',
      samples: (ctx, language) => {
        const { referral, facts } = invented(ctx, language);
        return (['offered', 'proposed'] as const).flatMap((status) =>
          titled('nudge', nudgeMessages({ ...referral, status }, facts)),
        );
      },
    },
    'connection-check': {
      to: ['customer'],
      when: 'The contractor reported a bad connection',
      samples: (ctx, language) => {
        const { referral, facts, now } = invented(ctx, language);
        return BAD_CONNECTION_REASONS.flatMap((reason) =>
          titled(`is it true? (${reason})`, connectionCheckMessages(inventReport(referral, reason, now), facts)),
        );
      },
    },
    'connection-report': {
      to: ['contractor'],
      when: 'A report of a bad connection was refused',
      samples: (ctx, language) => {
        const { referral, facts, now } = invented(ctx, language);
        return BAD_CONNECTION_REASONS.flatMap((reason) => {
          const customerAnswer = reason === 'unreachable' ? 'spoke' : null;
          const report = { ...inventReport(referral, reason, now), customerAnswer } as const;
          return titled(
            `a report refused by ${customerAnswer === null ? 'an operator' : 'the customer'}`,
            reportRefusedMessages(report, referral, facts),
          );
        });
      },
    },
    'payment-returned': {
      to: ['contractor'],
      when: 'A fee was paid after the connection had ended',
      samples: (ctx, language) => {
        const { referral, facts } = invented(ctx, language);
        return titled('a payment that came too late', returnedPaymentMessages(referral, facts));
      },
    },
    'charge-declined': {
      to: ['contractor'],
      when: 'The kept card that an acceptance wanted to charge was declined',
      samples: (ctx, language) => {
        const { referral, facts } = invented(ctx, language);
        return titled('the kept card was declined', declinedChargeMessages(referral, inventCharge(), facts));
      },
    },
    'kept-out': {
      to: ['contractor'],
      when: "The contractor's spending cap kept the customer from approving",
      samples: (ctx, language) => {
        const { referral, facts } = invented(ctx, language);
        return titled('kept out by the spending cap', keptOutMessages({ ...referral, status: 'proposed' }, facts));
      },
    },
    'opportunity-digest': {
      to: ['contractor'],
      when: 'Requests near the contractor are open to proposals',
      samples: (ctx, language) => {
        const { facts, contact, now } = invented(ctx, language);
        const found = [{ request: facts.request, match: { score: 88, reasons: [] }, distance: 4.2 }];
        return titled('new opportunities', digestMessages(ctx.settings, contact, found, now));
      },
    },
    'request-links': {
      to: ['customer'],
      when: 'A customer asked for the links to their requests',
      samples: (ctx, language) => {
        const { request } = invented(ctx, language).facts;
        const message = requestLinksMessage(ctx.settings, request.customerEmail, 's', [request]);
        return titled('the links of open requests', [message]);
      },
    },
    'text-reply': {
      to: ['contractor'],
      when: 'Someone texted something that could not be carried out',
      samples: (ctx, language) => {
        const sender = invented(ctx, language).contact.phone ?? '';
        const { notContractor, nothingOpen, whatCanBeSent } = textWords[language];
        return [notContractor, nothingOpen, whatCanBeSent].flatMap((words) =>
          titled('answer to a text', [textReply({ id: 'sample', sender }, words, language)]),
        );
      },
    },
  },
};
