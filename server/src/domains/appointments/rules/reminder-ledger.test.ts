import { REMINDERS, reminderLabel } from '@plumbline/contract/domains/appointments/reminder.ts';
import { describe, expect, it } from 'vitest';
import type { MessageFate } from '../../messaging/public.ts';
import type { StoredReminder } from '../tables.ts';
import { ledgerOf } from './reminder-ledger.ts';

const [minutesBefore] = REMINDERS.customer;
const reminder = (given: Partial<StoredReminder> = {}): StoredReminder =>
  ({
    id: 'rm_1',
    party: 'customer',
    minutesBefore,
    sequence: 2,
    dueAt: new Date('2026-12-03T19:00:00Z'),
    status: 'handed',
    reason: null,
    ...given,
  }) as StoredReminder;
const fate = (status: string, statusReason: string | null = null, about = 'rm_1'): MessageFate =>
  ({
    about: { kind: 'reminder', id: about },
    channel: 'email',
    status,
    statusReason,
    sentAt: null,
  }) as unknown as MessageFate;
const entry = (reminders: StoredReminder, ...fates: MessageFate[]) =>
  ledgerOf({ sequence: 2 }, 'customer', [reminders], fates, 'en')[0];

describe('the outcome of a reminder', () => {
  it.each<[string, MessageFate[], string, string | null]>([
    ['one way arrived', [fate('failed', 'no mailbox'), fate('delivered')], 'sent', null],
    ['it was taken', [fate('sent', 'late')], 'sent', null],
    ['it waits', [fate('failed', 'no mailbox'), fate('queued')], 'sending', 'no mailbox'],
    ['nobody knows', [fate('unknown', 'no answer'), fate('failed')], 'unknown', 'no answer'],
    ['no way worked', [fate('suppressed', 'opted out'), fate('failed')], 'failed', 'opted out'],
    ['one way says why', [fate('failed'), fate('failed', 'no mailbox')], 'failed', 'no mailbox'],
    ['nothing was wanted', [fate('suppressed', 'opted out')], 'skipped', 'opted out'],
    ['nothing was sent', [], 'skipped', null],
  ])('is derived from its messages: %s', (_why, fates, status, reason) => {
    expect(entry(reminder(), ...fates)).toMatchObject({ status, reason });
  });

  it('is the plan’s until it was handed over', () => {
    expect(entry(reminder({ status: 'skipped', reason: 'too late' }), fate('sent'))).toMatchObject({
      status: 'skipped',
      reason: 'too late',
    });
  });

  it('is shown in the reader’s language', () => {
    const skipped = reminder({ status: 'skipped', reason: 'the appointment was moved' });
    const [told] = ledgerOf({ sequence: 2 }, 'customer', [skipped], [], 'es');
    expect(told?.reason).toBe('la cita cambió de horario');
  });

  it('is shown by channel, from its own messages only', () => {
    const sentAt = new Date('2026-12-03T19:00:05Z');
    const told = entry(reminder(), { ...fate('sent'), sentAt }, fate('failed', null, 'rm_2'), fate('queued'));
    expect(told?.channels).toEqual([
      { channel: 'email', status: 'sent', at: sentAt.toISOString() },
      { channel: 'email', status: 'queued', at: null },
    ]);
  });
});

describe('the reminders of one side', () => {
  it('are labeled, and marked where they belong to an earlier time', () => {
    expect(entry(reminder())).toMatchObject({
      label: reminderLabel(minutesBefore, 'en'),
      minutesBefore,
      dueAt: '2026-12-03T19:00:00.000Z',
      isCurrent: true,
    });
    expect(entry(reminder({ sequence: 1 }))?.isCurrent).toBe(false);
  });

  it('are not the other side’s', () => {
    expect(ledgerOf({ sequence: 2 }, 'contractor', [reminder()], [], 'en')).toEqual([]);
  });
});
