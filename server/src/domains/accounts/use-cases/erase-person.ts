import type {
  Erased,
  ErasureForm,
  HeldCounts,
  Person,
  PersonForm,
  PersonHoldings,
} from '@plumbline/contract/domains/accounts/erasure.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { repliesWords } from '../replies.words.ts';
import { addressMark } from '../rules/address-mark.ts';
import { phoneNumber } from '../rules/phone-number.ts';
import { wrongInput } from '../rules/refusals.ts';
import { lastDoneTo } from '../store/audit-entry.ts';
import { countRegistrationsOf, deleteRegistrationsOf } from '../store/personal-data.ts';
import { isAccountsPhone, userByEmail } from '../store/user.ts';
import { markSecret, noteErasure } from './erase-again.ts';
import { recordAudit } from './record-audit.ts';
import { wrongPhone } from './register-account.ts';

const ACTION = 'erase-person';
const SUBJECT = 'address';

/**
 * Counts the stored data about a person without an account, for an operator to check before erasing it.
 * @throws DomainError 'invalid-input' for an invalid number, and for the address of an account.
 */
export async function lookUpPerson(ctx: Context, form: PersonForm): Promise<PersonHoldings> {
  const person = await personOf(ctx, form);
  const marks = await marksOf(ctx, person);
  const erasedBefore = await lastDoneTo(ctx.db, ACTION, SUBJECT, [...marks.values()]);
  return {
    ...(await countHeld(ctx, person)),
    phoneHasAccount: person.phone !== null && (await isAccountsPhone(ctx.db, person.phone)),
    erasedBefore: erasedBefore?.toISOString() ?? null,
  };
}

/**
 * Erases the data of a person without an account, for an operator. Cancels open requests, removes the person's identity
 * from records that we must keep by law, and keeps opt-outs (decision 35). Repeating it has no further effect. The
 * audit log contains the addresses only as marks.
 * @throws DomainError 'invalid-input' with the invalid fields, such as a repeated address that differs.
 */
export async function erasePerson(ctx: Context, form: ErasureForm): Promise<Erased> {
  const person = await personOf(ctx, form);
  requireSameAgain(person, form);
  await ctx.ports.personalData.endOpenOf(ctx, person);
  return inTransaction(ctx, async (ctx) => {
    const { counts } = await countHeld(ctx, person);
    if (Object.values(counts).every((count) => count === 0)) {
      return { counts, message: repliesWords[ctx.language].nothingErased };
    }
    await ctx.ports.personalData.eraseOf(ctx, person);
    await deleteRegistrationsOf(ctx.db, person);
    const marks = await marksOf(ctx, person);
    await noteErasure(ctx, { kind: 'person', email: marks.get('email') ?? null, phone: marks.get('phone') ?? null });
    for (const [given, id] of marks) {
      const details = { given, proof: form.proof, erased: withoutNone(counts) };
      await recordAudit(ctx, { action: ACTION, subject: { kind: SUBJECT, id }, details });
    }
    return { counts, message: repliesWords[ctx.language].erased };
  });
}

/** @throws DomainError 'invalid-input' for an invalid number, and for the address of an account. */
async function personOf(ctx: Context, form: PersonForm): Promise<Person> {
  const email = form.email ?? null;
  const phone = phoneNumber(form.phone ?? '');
  if (phone === null) throw wrongPhone();
  if (email !== null && (await userByEmail(ctx.db, email)) !== null) {
    throw wrongInput('email', ({ addressHasAccount }) => addressHasAccount);
  }
  return { email, phone: phone === '' ? null : phone };
}

function requireSameAgain({ email, phone }: Person, { emailAgain, phoneAgain }: ErasureForm): void {
  if ((emailAgain ?? null) !== email) throw wrongInput('emailAgain', ({ otherAddress }) => otherAddress);
  if ((phoneNumber(phoneAgain ?? '') || null) !== phone) {
    throw wrongInput('phoneAgain', ({ otherNumber }) => otherNumber);
  }
}

async function countHeld(ctx: Context, person: Person): Promise<{ counts: HeldCounts; openRequests: number }> {
  const { counts, openRequests } = await ctx.ports.personalData.countOf(ctx, person);
  return { counts: { ...counts, registrations: await countRegistrationsOf(ctx.db, person) }, openRequests };
}

/** Returns the marks that replace the addresses in the audit log. */
async function marksOf(ctx: Context, { email, phone }: Person): Promise<ReadonlyMap<'email' | 'phone', string>> {
  const secret = await markSecret(ctx);
  return new Map([
    ...(email === null ? [] : [['email', addressMark(secret, email)] as const]),
    ...(phone === null ? [] : [['phone', addressMark(secret, phone)] as const]),
  ]);
}

const withoutNone = (counts: HeldCounts) => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
