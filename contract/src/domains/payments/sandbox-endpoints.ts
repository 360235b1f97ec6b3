import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

const words = (say: string) => z.string(say).trim().min(1, say).max(60, say);

/** What the sandbox's card form sends. Only test numbers are taken; none is stored or logged. */
export const SandboxCard = z.object({
  clientSecret: z.string().max(200),
  cardNumber: words('Enter a card number.'),
  /** 'MM/YY' */
  expiry: words('Enter the expiry date.'),
  cvc: words('Enter the security code.'),
  zip: z.preprocess((value) => (value === '' || value === null ? undefined : value), z.string().max(20).optional()),
});
export type SandboxCard = z.infer<typeof SandboxCard>;

/** What the provider's browser library would answer. */
export const SandboxResult = z.object({
  /** 'authentication-required': show the bank's question, and send its answer. */
  status: z.enum(['succeeded', 'processing', 'declined', 'authentication-required']),
  /** The provider's own words when it was declined; null otherwise. */
  message: z.string().nullable(),
});
export type SandboxResult = z.infer<typeof SandboxResult>;

const bySandbox = { method: 'POST', reply: SandboxResult, problems: ['not-found'], rate: 'write' } as const;

export const payInSandbox = endpoint({
  ...bySandbox,
  name: 'payInSandbox',
  summary: "Pays with one of the provider's test cards; in demonstration mode only, no real money",
  path: '/api/sandbox/payments',
  body: SandboxCard,
});

export const authenticateInSandbox = endpoint({
  ...bySandbox,
  name: 'authenticateInSandbox',
  summary: "Answers the sandbox bank's question whether it is the cardholder",
  path: '/api/sandbox/authentications',
  body: z.object({ clientSecret: z.string().max(200), approved: z.boolean() }),
});
