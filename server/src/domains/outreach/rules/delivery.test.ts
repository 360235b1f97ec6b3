import { describe, expect, it } from 'vitest';
import { goesAt, outreachDay, reachOf } from './delivery.ts';
import type { ListingContact } from './listing-contact.ts';

const contact = (given: Partial<ListingContact> = {}): ListingContact =>
  ({ email: 'desk@example.gov', phone: '+15025550134', takesTexts: false, ...given }) as ListingContact;
/** Returns a time on December 3, 2026, in Louisville. */
const at = (time: string) => new Date(`2026-12-03T${time}-05:00`);
const noon = at('12:00:00');
const NIGHT = at('22:00:00');
const reach = (
  channel: Parameters<typeof reachOf>[0],
  given: Partial<ListingContact> = {},
  mayCall = true,
  now = noon,
) => reachOf(channel, contact(given), { mayCall, now, language: 'en' });

describe('a sales call', () => {
  it.each([
    ['07:59:59', false],
    ['08:00:00', true],
    ['20:59:59', true],
    ['21:00:00', false],
  ])('is made between 8 and 9 o’clock on the contact’s clocks: %s', (time, isMade) => {
    const { delivery, note } = reach('phone', {}, true, at(time));
    expect(delivery).toBe(isMade ? 'call' : 'to-bidder');
    expect(note).toBe(
      isMade
        ? 'We call (502) 555-0134 and read this message.'
        : 'We email this script to you, and you call (502) 555-0134.',
    );
  });

  it('is the bidder’s where the operator has not switched ours on', () => {
    expect(reach('phone', {}, false).delivery).toBe('to-bidder');
  });
});

describe('a text', () => {
  it('goes to a number at which the listing asks to be texted, and to the bidder otherwise', () => {
    expect(reach('sms', { takesTexts: true })).toEqual({
      delivery: 'to-contact',
      contactAddress: '+15025550134',
      note: 'We text this to (502) 555-0134, where the listing asks to be texted.',
    });
    expect(reach('sms')).toMatchObject({ delivery: 'to-bidder', note: expect.stringContaining('from your own phone') });
  });

  it('says when it goes where it is night', () => {
    expect(reach('sms', { takesTexts: true }, true, NIGHT).note).toMatch(
      /: on Fri, Dec 4, 8:00 AM EST, since it is night there now\.$/,
    );
  });
});

describe('an email', () => {
  it('goes to the address that the listing names, at any time', () => {
    expect(reach('email', {}, true, NIGHT)).toEqual({
      delivery: 'to-contact',
      contactAddress: 'desk@example.gov',
      note: 'We send this email to desk@example.gov, the contact that the listing names.',
    });
  });
});

it('a channel that the listing does not name reaches nobody, and says so', () => {
  expect(reach('email', { email: null })).toEqual({
    delivery: null,
    contactAddress: null,
    note: 'The listing names no email address.',
  });
  for (const channel of ['sms', 'phone'] as const) {
    expect(reach(channel, { phone: null })).toMatchObject({
      delivery: null,
      note: 'The listing names no phone number.',
    });
  }
});

it('a day of messages is Louisville’s', () => {
  expect(outreachDay(new Date('2026-12-04T04:59:59Z'))).toBe('2026-12-03');
  expect(outreachDay(new Date('2026-12-04T05:00:00Z'))).toBe('2026-12-04');
});

describe('a message that waits for the morning', () => {
  const waits = { channel: 'sms', delivery: 'to-contact', status: 'queued' } as const;

  it('says when it goes', () => {
    expect(goesAt(waits, NIGHT)).toBe('2026-12-04T13:00:00.000Z');
    expect(goesAt(waits, noon)).toBeNull();
  });

  it('is a text to the contact that has not gone', () => {
    expect(goesAt({ ...waits, status: 'sent' }, NIGHT)).toBeNull();
    expect(goesAt({ ...waits, channel: 'email' }, NIGHT)).toBeNull();
    expect(goesAt({ ...waits, delivery: 'to-bidder' }, NIGHT)).toBeNull();
  });
});

it('says what will happen in the language of the caller', () => {
  const given = { mayCall: false, now: NIGHT, language: 'es' } as const;
  expect(reachOf('email', contact(), given).note).toBe(
    'Enviamos este correo a desk@example.gov, el contacto que nombra la publicación.',
  );
  expect(reachOf('sms', contact({ takesTexts: true }), given).note).toMatch(
    /: saldrá el vie,? 4 dic, 8:00 a\. ?m\. EST, porque ahora ahí es de noche\.$/,
  );
});
