import { readFileSync } from 'node:fs';
import { OutreachChannel } from '@plumbline/contract/domains/outreach/outreach.ts';
import * as z from 'zod';

/** The sources of untrusted text: the listing, the bidder's form, and a model's output. */
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
  /** The channel on which the attempt works; email by default. */
  channel: OutreachChannel.default('email'),
  note: z.string().min(1).optional(),
};

/** An attempt to put text into a message that its sender must not send. */
const Attempt = z.strictObject({
  ...shared,
  /** Text that must not be sent, in any case; 'refused' if nothing may be sent at all. */
  mustNotLeave: z.union([z.literal('refused'), z.array(z.string().min(1)).min(1)]),
});
export type Attempt = z.infer<typeof Attempt>;

/** A value that looks like an attempt but isn't. It must be sent, including `mustLeave`. */
const HonestValue = z.strictObject({ ...shared, mustLeave: z.string().min(1) });
export type HonestValue = z.infer<typeof HonestValue>;

/** The listing and the bidder that receive one value at a time. */
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
 * Returns the attempts and the honest values, in the order of `injection.jsonl`.
 * @throws ZodError when a line matches neither schema
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
