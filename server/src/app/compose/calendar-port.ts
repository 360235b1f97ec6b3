import { CALENDAR_SECRETS, type CalendarPort } from '../../domains/appointments/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import { sealedTexts } from '../../kernel/sealed-texts.ts';
import { createCalendars } from '../adapters/calendars/calendars.ts';
import { createGuardedRequests } from '../adapters/sources/guarded-requests.ts';
import { createPoliteFetch } from '../adapters/sources/polite-fetch.ts';
import type { Env } from '../env.ts';
import type { Shutdown } from '../processes/shutdown.ts';
import { userAgentOf } from './source-port.ts';

const MOST_BYTES = 5 * 1024 * 1024;

/** Reads the contractors' own calendars. The next job tries again, so a request is made once. */
export function calendarPort(
  env: Env,
  publicUrl: string,
  clock: Clock,
  secret: string,
  shutdown: Pick<Shutdown, 'onStop'>,
): CalendarPort {
  const userAgent = userAgentOf(env, publicUrl);
  const privateOrigins = env.CALENDAR_PRIVATE_ORIGINS;
  const patience = { connect: 5_000, silence: 10_000, answer: 20_000, maxBytes: MOST_BYTES };
  const polite = createPoliteFetch({
    clock,
    userAgent,
    pauseMs: 0,
    privateOrigins,
    patience: { ...patience, attempts: 1 },
  });
  const requests = createGuardedRequests({ userAgent, privateOrigins, patience });
  shutdown.onStop('requests to calendars', async () => {
    await Promise.all([polite.close(), requests.close()]);
  });
  return createCalendars({ polite, requests, privateOrigins }, sealedTexts(secret, CALENDAR_SECRETS));
}
