import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { absentWhenBlank } from '../../kernel/inputs.ts';
import { problem } from '../../kernel/words.ts';
import { paymentInputWords } from './payment-input.words.ts';

type Problem = ReturnType<typeof problem>;
const entry = (wrong: Problem) => z.string(wrong).trim().min(1, wrong).max(60, wrong);

/** The data from the sandbox's card form. Only test numbers are accepted; none is stored or logged. */
export const SandboxCard = z.object({
  clientSecret: z.string().max(200),
  cardNumber: entry(problem(paymentInputWords, (words) => words.cardNumber)),
  /** 'MM/YY' */
  expiry: entry(problem(paymentInputWords, (words) => words.cardExpiry)),
  cvc: entry(problem(paymentInputWords, (words) => words.cardCode)),
  zip: z.preprocess(absentWhenBlank, z.string().max(20).optional()),
});
export type SandboxCard = z.infer<typeof SandboxCard>;

/** The response of the provider's browser library. */
export const SandboxResult = z.object({
  /** 'authentication-required': show the bank's question and send the answer. */
  status: z.enum(['succeeded', 'processing', 'declined', 'authentication-required']),
  /** The provider's message if the card was declined; null otherwise. */
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
