import { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { linkEnded } from '../rules/refusals.ts';
import { tokenHash } from '../rules/secret-token.ts';
import { deleteUnconfirmed, lockRegistration, setConfirmed } from '../store/registration.ts';
import { insertUser } from '../store/user.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/**
 * Opens the account that a mailed link is for. The same link again is answered alike, since mail programs follow links
 * too. Other registrations of the address count no more.
 * @throws DomainError 'not-found' for a link that works no more, or never did.
 */
export const verifyEmail = (ctx: Context, token: string): Promise<{ message: string }> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const hash = tokenHash(token);
    const registration = await lockRegistration(ctx.db, hash, now);
    if (registration === null) throw linkEnded('Register again, and we send a new one.');
    const { email, role, passwordHash, profile, isConfirmed } = registration;
    if (!isConfirmed) {
      await setConfirmed(ctx.db, hash, now);
      await deleteUnconfirmed(ctx.db, email);
      const userId = UserId.parse(newId('us'));
      const user = { ...profile, id: userId, email, role, profileImageUrl: '' };
      await insertUser(ctx.db, { ...user, passwordHash, createdAt: now });
      await recordSecurityEvent(ctx, { name: 'account-opened', userId });
    }
    return { message: 'Your email address is verified. You can sign in now.' };
  });
