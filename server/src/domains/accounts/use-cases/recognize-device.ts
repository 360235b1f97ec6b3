import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { deviceName } from '../../../kernel/http/device-name.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { newId } from '../../../kernel/random-id.ts';
import { afterCommit } from '../../../kernel/transaction.ts';
import { newToken, tokenHash } from '../rules/secret-token.ts';
import { hasDevices, insertDevice, type KnownDevice, knownDevice, rotateDevice } from '../store/known-device.ts';
import { recordSecurityEvent } from './record-security-event.ts';

type DeviceCall = Pick<Call, 'client' | 'session'>;

/** Returns the calling device if it has signed in to the account before; null otherwise. */
export const callingDevice = (ctx: Context, email: string, { session }: DeviceCall): Promise<KnownDevice | null> =>
  knownDevice(ctx.db, email, session.held.of('devices').map(tokenHash));

/**
 * Remembers a device after a successful sign-in, and gives it a new secret. Notifies the holder of a new device, except
 * of an account's first. Returns the device's id.
 */
export async function rememberDevice(
  ctx: Context,
  { id: userId, email }: { readonly id: UserId; readonly email: string },
  call: DeviceCall,
): Promise<string> {
  const now = ctx.clock.now();
  const { userAgent } = call.client;
  const known = await callingDevice(ctx, email, call);
  const token = newToken();
  const device = { id: known?.id ?? newId('kd'), tokenHash: tokenHash(token) };
  if (known !== null) await rotateDevice(ctx.db, device, now);
  else {
    const isFirst = !(await hasDevices(ctx.db, userId));
    await insertDevice(ctx.db, { ...device, userId, device: deviceName(userAgent), now });
    if (!isFirst) await recordSecurityEvent(ctx, { name: 'new-device', userId, userAgent });
  }
  const others = call.session.held.of('devices').filter((held) => tokenHash(held) !== known?.tokenHash);
  afterCommit(ctx, () => call.session.held.hold('devices', [token, ...others]));
  return device.id;
}
