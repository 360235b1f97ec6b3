import { describe, expect, it } from 'vitest';
import { OutreachChannel, OutreachForm, outreachStopPath, ScriptForm } from './outreach.ts';

const bidder = { name: 'Ann Lee', company: 'Lee Plumbing', email: 'ann@example.com' };

describe('a script that is asked for', () => {
  it.each([undefined, null, ''])('is a mail of medium urgency where the page sends %j', (value) => {
    expect(
      ScriptForm.parse({ projectId: 'pj_1', bidderInfo: bidder, communicationType: value, urgency: value }),
    ).toMatchObject({ communicationType: 'email', urgency: 'medium' });
  });

  it('names each field that is missing when nobody says who bids', () => {
    const { error } = ScriptForm.safeParse({ projectId: 'pj_1' });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'bidderInfo.name',
      'bidderInfo.company',
      'bidderInfo.email',
    ]);
  });
});

it('nobody outside is pushed a notification', () => {
  expect(OutreachChannel.options.toSorted()).toEqual(['email', 'phone', 'sms']);
});

it.each([null, ''])('a message with %j for its script has none', (approvalId) => {
  const form = OutreachForm.parse({
    projectId: 'pj_1',
    bidderName: bidder.name,
    bidderCompany: bidder.company,
    bidderEmail: bidder.email,
    approvalId,
    textHash: approvalId,
  });
  expect([form.approvalId, form.textHash]).toEqual([undefined, undefined]);
});

it('the page behind the link that stops messages', () => {
  expect(outreachStopPath('os_1')).toBe('/outreach/stop/os_1');
});
