import { DEFAULT_LANGUAGE, type Language } from '@plumbline/contract/kernel/language.ts';
import type { Clock } from '../clock.ts';
import type { Context, Ports } from '../context.ts';
import type { Database } from '../database.ts';
import { silentLog } from '../log.ts';
import type { Settings } from '../settings.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  advance(minutes: number): void;
  set(moment: Date): void;
}

export function testClock(start = new Date('2026-12-01T15:00:00Z')): TestClock {
  let now = start;
  return {
    now: () => now,
    advance: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    set: (moment) => {
      now = moment;
    },
  };
}

const testSettings: Settings = {
  mode: 'demonstration',
  publicUrl: 'https://plumbline.example',
  referralFeeCents: 500,
  freeReferrals: 1,
  // Confirming a contact is the subject of its own tests.
  customerProof: 'none',
  answerWindow: { high: 60, medium: 240, low: 1440 },
  emergencyWindow: 15,
  paymentWindow: { high: 30, medium: 120, low: 1440 },
  ingest: { concurrency: 3, graceDays: 7, refreshPauseSeconds: 0 },
  messagesPerHour: 20,
  homeTimeZone: 'America/Kentucky/Louisville',
  supportHours: 'Mon-Fri 9:00-17:00',
  ocidPrefix: 'ocds-000000',
  supportEmail: null,
  supportLanguage: 'en',
  supportPhone: null,
  senderPostalAddress: null,
  outreachCalls: false,
  locationFallback: 'unresolved',
  retention: { messages: 730, requests: 1095, audit: 3650, signIns: 30, files: 90 },
  backups: 'none',
};

/** Returns a context on a test database. Ports that a test doesn't provide throw when used. */
export const testContext = (
  db: Database,
  given: {
    clock?: Clock;
    settings?: Partial<Settings>;
    ports?: Partial<Ports>;
    visitorId?: string;
    language?: Language;
  } = {},
): Context => ({
  actor: { kind: 'visitor', visitorId: given.visitorId ?? null },
  language: given.language ?? DEFAULT_LANGUAGE,
  db,
  clock: given.clock ?? testClock(),
  settings: { ...testSettings, ...given.settings },
  ports: { ...given.ports } as Ports,
  log: silentLog,
});
