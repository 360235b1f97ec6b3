import { expect, it } from 'vitest';
import { storedRequest } from '../../testing/stored.ts';
import { proofCodeMessage, proofReminder } from './proof-letters.ts';

const origin = { publicUrl: 'https://plumbline.example' };
const request = storedRequest({ customerPhone: '+15025550177', customerEmail: 'ana.delgado@example.com' });
const code = { id: 'pc_1', code: '012345', byCall: false } as const;

it('a code goes to the phone by text or call, or to the email, at any hour', () => {
  expect(proofCodeMessage(origin, request, { ...code, way: 'phone' })).toMatchObject({
    channel: 'sms',
    to: request.customerPhone,
    urgent: true,
    transactional: false,
  });
  const call = proofCodeMessage(origin, request, { ...code, way: 'phone', byCall: true });
  expect([call.channel, JSON.stringify(call.content)]).toEqual(['phone', expect.stringContaining('0, 1, 2, 3, 4, 5')]);
  const mail = proofCodeMessage(origin, request, { ...code, way: 'email' });
  expect([mail.channel, mail.to, mail.transactional]).toEqual(['email', request.customerEmail, true]);
});

it('the reminder is a mail, since the phone is unconfirmed, and one per request', () => {
  const reminder = proofReminder(origin, request, 'phone');
  expect([reminder.channel, reminder.dedupeKey]).toEqual(['email', `proof-reminder:${request.id}`]);
  expect(JSON.stringify(reminder.content)).toContain(`https://plumbline.example/track/${request.id}`);
});
