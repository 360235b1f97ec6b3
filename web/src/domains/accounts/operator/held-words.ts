import {
  HELD_KINDS,
  type HeldCounts,
  type HeldKind,
  type Proof,
} from '@plumbline/contract/domains/accounts/erasure.ts';

const kinds: Readonly<Record<HeldKind, string>> = {
  requests: 'Requests',
  appointments: 'Appointments',
  reviews: 'Reviews they have signed',
  donations: 'Donations with a receipt to them',
  conversations: 'Conversations with support',
  messages: 'Messages to them',
  texts: 'Texts from them',
  outreach: 'Messages about projects that they signed',
  bids: 'Bids from their browser',
  devices: 'Browsers that get notifications',
  registrations: 'Registrations that were not confirmed',
  'returned-mail': 'Notes that mail to them came back',
};

/** What there is of each kind, in words; nothing of what there is none of. */
export const heldWords = (counts: HeldCounts): { label: string; value: number }[] =>
  HELD_KINDS.flatMap((kind) => (counts[kind] > 0 ? [{ label: kinds[kind], value: counts[kind] }] : []));

/** How an operator can make sure that an address is the asker's. */
export const proofWords: Readonly<Record<Proof, string>> = {
  'answered-mail': 'They answered a mail that I sent to this address',
  'answered-call': 'They answered when I called or texted this number',
  documents: 'They have shown me papers that prove it',
};
