import { readFileSync } from 'node:fs';
import { OutreachChannel } from '@plumbline/contract/domains/outreach/outreach.ts';
import * as z from 'zod';

/** Where strangers' words come in: the listing, the bidder's form, and what a model answers. */
const Field = z.enum([
  'project.title',
  'project.description',
  'project.contactInfo',
  'bidder.name',
  'bidder.company',
  'bidder.phone',
  'bidder.email',
  'model answer',
]);

const shared = {
  id: z.string().regex(/^(?:injection|honest)-\d{3}$/),
  field: Field,
  value: z.string().min(1).max(5000),
  /** The channel by which it bites; e-mail when missing. */
  channel: OutreachChannel.default('email'),
  note: z.string().min(1).optional(),
};

/** An attempt to make a message carry what its sender may not say. */
const Attempt = z.strictObject({
  ...shared,
  /** None of these may stand in what is sent, in any case of letters; 'refused' when nothing may be sent at all. */
  mustNotLeave: z.union([z.literal('refused'), z.array(z.string().min(1)).min(1)]),
});
export type Attempt = z.infer<typeof Attempt>;

/** What looks like an attempt and is not: it must be sent, and what is sent holds `mustLeave`. */
const HonestValue = z.strictObject({ ...shared, mustLeave: z.string().min(1) });
export type HonestValue = z.infer<typeof HonestValue>;

/** The listing and the bidder into which one value at a time is put. */
export const harmlessOutreach = {
  project: {
    title: 'Restroom addition at Beargrass Library',
    description: 'Add two restrooms and a drinking fountain on the first floor.',
    location: 'Louisville, KY',
    contactInfo: 'Jane Doe, jane@builder.example.com, (502) 555-0121',
  },
  bidder: { name: 'Ann Lee', company: 'Acme Plumbing', phone: '(502) 555-0142', email: 'ann@acme.example.com' },
} as const;

/**
 * The attempts and the honest values, in the order of `injection.jsonl`.
 * @throws ZodError when a line fits neither schema.
 */
export function readInjections(): { attempts: Attempt[]; honest: HonestValue[] } {
  const lines = readFileSync(new URL('./injection.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => z.union([Attempt, HonestValue]).parse(JSON.parse(line)));
  return {
    attempts: lines.filter((line) => 'mustNotLeave' in line),
    honest: lines.filter((line) => 'mustLeave' in line),
  };
}
