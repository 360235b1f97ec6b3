import { smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import type { StoredRequest } from '../../tables.ts';
import { contractorLetterWords } from './contractor-letters.words.ts';
import { offerText } from './offer-text.ts';

const request = {
  title: 'Leak under the kitchen sink',
  city: 'Louisville',
  preferredDate: '2026-12-03',
  preferredTimeSlot: 'afternoon',
} as StoredRequest;
const LONG_LINK = `/respond/rf_${'x'.repeat(22)}/ct_${'y'.repeat(22)}`;

const offer = (
  changes: Partial<StoredRequest> = {},
  given: { feeCents?: number; host?: string; language?: Language } = {},
): string =>
  offerText({
    request: { ...request, ...changes },
    terms: { miles: 3.42, feeCents: given.feeCents ?? 500 },
    number: 'PL-7K4QZ2',
    until: 'Wed, Dec 2, 10:00 AM EST',
    language: given.language ?? 'en',
    url: `${given.host ?? 'https://plumbline.example'}${LONG_LINK}`,
  });
/** Returns the segments as sent. */
const segments = (text: string, language: Language = 'en') =>
  smsSegments(`${text} ${contractorLetterWords[language].howToReply}:`);

describe('a text that offers a job', () => {
  it('says what is broken, when, how far away, what accepting costs and by when, and ends with the whole link', () => {
    expect(offer()).toBe(
      `Plumbline PL-7K4QZ2: New request: Leak under the kitchen sink in Louisville, 3.4 mi away. Thu, Dec 3, 12PM-5PM. Accepting costs $5.00. Answer by Wed, Dec 2, 10:00 AM EST. https://plumbline.example${LONG_LINK}`,
    );
  });

  it('says the same in Spanish, in as many segments', () => {
    const spanish = offer({}, { language: 'es' });
    expect(spanish).toMatch(
      /: Leak under the kitchen sink, a 3\.4 mi \(jue 3 dic, .*\)\. Aceptar cuesta \$5\.00\. Responda antes del /,
    );
    expect(segments(spanish, 'es')).toBe(segments(offer()));
  });

  it('says that a free connection is free', () => {
    expect(offer({}, { feeCents: 0 })).toContain(' Accepting is free. ');
  });

  it.each([
    ['an ordinary one', {}, 'https://plumbline.example'],
    [
      'a long title',
      { title: 'Toilet in the upstairs hall bathroom rocks and leaks at base' },
      'https://plumbline.example',
    ],
    ['a long city', { city: 'Rancho Santa Margarita de las Flores' }, 'https://plumbline.example'],
    [
      'everything long',
      { title: 'w '.repeat(30).trim(), city: 'Rancho Santa Margarita' },
      `https://${'d'.repeat(60)}.example`,
    ],
    ['Spanish', { title: 'Fuga debajo del fregadero de la cocina, está goteando' }, 'https://plumbline.example'],
  ])('takes two segments at most and keeps what matters: %s', (_, changes, host) => {
    const text = offer(changes, { host });
    expect(segments(text)).toBeLessThanOrEqual(2);
    expect(text).toMatch(
      /3\.4 mi.* Thu, Dec 3, 12PM-5PM\. Accepting costs \$5\.00\. Answer by Wed, Dec 2, 10:00 AM EST\. /,
    );
    expect(text.endsWith(LONG_LINK)).toBe(true);
  });

  it('drops the last words of the title one by one, all but the first', () => {
    const title = 'Toilet in the upstairs hall bathroom rocks';
    const longer = Array.from({ length: 160 }, (_, more) =>
      offer({ title }, { host: `https://${'d'.repeat(more)}.example` }),
    );
    const titles = [...new Set(longer.map((text) => /: (?:New request: )?(Toilet[^,]*),/.exec(text)?.[1]))];
    expect(titles).toEqual([
      'Toilet in the upstairs hall bathroom rocks in Louisville',
      'Toilet in the upstairs hall bathroom rocks',
      'Toilet in the upstairs hall bathroom...',
      'Toilet in the upstairs hall...',
      'Toilet in the upstairs...',
      'Toilet in the...',
      'Toilet in...',
      'Toilet...',
    ]);
    expect(offer({ title }, { host: `https://${'d'.repeat(400)}.example` })).toContain(': Toilet..., 3.4 mi.');
  });

  it('keeps the title whole as long as anything else can go', () => {
    const title = 'Toilet in the upstairs hall bathroom rocks and leaks at base';
    expect(offer({ title, city: 'Rancho Santa Margarita de las Flores' })).toContain(`${title},`);
  });
});
