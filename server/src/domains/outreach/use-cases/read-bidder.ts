import { say } from '@plumbline/contract/kernel/words.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { outreachWords } from '../outreach.words.ts';
import { callableNumber } from '../rules/listing-contact.ts';
import type { Bidder } from '../rules/outreach-facts.ts';
import { isSuspicious } from '../rules/plain-fact.ts';

interface Typed {
  readonly name: string;
  readonly company: string;
  readonly phone?: string | undefined;
  readonly email: string;
}

/**
 * Returns a bidder as entered, with the number in E.164.
 * @throws DomainError 'invalid-input' naming each wrong field in the caller's terms
 */
export function bidderFrom(typed: Typed, fieldOf: (field: keyof Typed) => string): Bidder {
  const phone = typed.phone === undefined ? null : callableNumber(typed.phone);
  const problems = [
    isSuspicious(typed.name) && ([fieldOf('name'), say(outreachWords, ({ refusals }) => refusals.nameOnly)] as const),
    isSuspicious(typed.company) &&
      ([fieldOf('company'), say(outreachWords, ({ refusals }) => refusals.companyOnly)] as const),
    typed.phone !== undefined &&
      phone === null &&
      ([fieldOf('phone'), say(outreachWords, ({ refusals }) => refusals.usPhone)] as const),
  ].filter((problem) => problem !== false);
  if (problems.length > 0) {
    throw new DomainError(
      'invalid-input',
      say(outreachWords, ({ refusals }) => refusals.check),
      Object.fromEntries(problems),
    );
  }
  return { name: typed.name, company: typed.company, phone, email: typed.email };
}
