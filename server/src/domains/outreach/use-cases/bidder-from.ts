import { DomainError } from '../../../kernel/errors.ts';
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
 * A bidder as typed, with the number in E.164.
 * @throws DomainError 'invalid-input' naming each field that is wrong, by what the call named it.
 */
export function bidderFrom(typed: Typed, fieldOf: (field: keyof Typed) => string): Bidder {
  const phone = typed.phone === undefined ? null : callableNumber(typed.phone);
  const problems = [
    isSuspicious(typed.name) && [fieldOf('name'), 'Enter your name and nothing else'],
    isSuspicious(typed.company) && [fieldOf('company'), 'Enter the name of the company and nothing else'],
    typed.phone !== undefined && phone === null && [fieldOf('phone'), 'Enter a US phone number, or leave it empty'],
  ].filter((problem) => problem !== false);
  if (problems.length > 0) {
    throw new DomainError('invalid-input', 'Please check what was entered.', Object.fromEntries(problems));
  }
  return { name: typed.name, company: typed.company, phone, email: typed.email };
}
