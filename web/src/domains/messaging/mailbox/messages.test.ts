import { describe, expect, it } from 'vitest';
import { channelCounts, recipientName, recipientsOf, titleOf } from './messages.ts';

describe('the recipients of a mailbox', () => {
  it('come in the order of their newest message, each once with a count', () => {
    expect(recipientsOf([{ to: 'b' }, { to: 'a' }, { to: 'b' }])).toEqual([
      { to: 'b', count: 2 },
      { to: 'a', count: 1 },
    ]);
  });

  it('are written as a person would', () => {
    expect(recipientName('+15025550171')).toBe('(502) 555-0171');
    expect(recipientName('ana@example.com')).toBe('ana@example.com');
  });
});

describe('the messages of a mailbox', () => {
  it('are counted by channel', () => {
    const counts = channelCounts([{ channel: 'sms' }, { channel: 'email' }, { channel: 'sms' }]);
    expect([...counts]).toEqual([
      ['sms', 2],
      ['email', 1],
    ]);
  });

  it('are called by their subject, else by their first line', () => {
    expect(titleOf({ subject: 'New request', text: 'Hello' })).toBe('New request');
    expect(titleOf({ subject: null, text: '\nPlumbline: plumbing repair\nin 40204' })).toBe(
      'Plumbline: plumbing repair',
    );
  });

  it('are called by a short beginning without addresses', () => {
    expect(titleOf({ subject: null, text: 'Your request: https://a.example/track/sr_1' })).toBe('Your request:');
    expect(titleOf({ subject: null, text: 'https://a.example/x' })).toBe('https://a.example/x');
    const title = titleOf({ subject: null, text: 'word '.repeat(40) });
    expect(title.length).toBeLessThanOrEqual(91);
    expect(title).toMatch(/word…$/);
  });
});
