import { describe, expect, it } from 'vitest';
import { feeSentence, openProjectsSentence, type Site, sentencePlaces } from './site.ts';

describe('the sentence about the fee', () => {
  it.each([
    [
      { referralFeeCents: 500, freeReferrals: 1 },
      'A contractor pays $5.00 per accepted connection; the first one is free.',
    ],
    [{ referralFeeCents: 500, freeReferrals: 0 }, 'A contractor pays $5.00 per accepted connection.'],
    [
      { referralFeeCents: 750, freeReferrals: 3 },
      'A contractor pays $7.50 per accepted connection; the first three are free.',
    ],
    [
      { referralFeeCents: 500, freeReferrals: 12 },
      'A contractor pays $5.00 per accepted connection; the first 12 are free.',
    ],
    [{ referralFeeCents: 0, freeReferrals: 1 }, 'A contractor pays nothing for an accepted connection.'],
  ])('follows the settings %j', (site, sentence) => {
    expect(feeSentence(site, 'en')).toBe(sentence);
  });
});

describe('the sentence about open projects', () => {
  it('has a count only if the server has projects', () => {
    expect(openProjectsSentence({ openProjects: 128 }, 'en')).toBe('128 projects open for bids near Louisville');
    expect(openProjectsSentence({ openProjects: 1 }, 'en')).toBe('1 project open for bids near Louisville');
    expect(openProjectsSentence({ openProjects: 0 }, 'en')).toBe('Construction projects near Louisville');
    expect(openProjectsSentence({}, 'en')).toBe('Construction projects near Louisville');
  });
});

describe('placeholders in prerendered HTML', () => {
  it('are distinct and need no escaping', () => {
    const site: Site = {
      mode: 'production',
      publicUrl: 'https://plumbline.example',
      referralFeeCents: 750,
      answerMinutes: { high: 60, medium: 240, low: 1440 },
      freeReferrals: 2,
      supportPhone: '',
      supportEmail: '',
      googleSignIn: false,
      transcribes: false,
      sendsTexts: true,
      makesCalls: true,
      locationFallback: 'unresolved',
      openProjects: 3,
    };
    const page = sentencePlaces.map(({ place }) => `<p>${place}</p>`).join('');
    const filled = sentencePlaces.reduce(
      (html, { place, sentence }) => html.replaceAll(place, () => sentence(site, 'en')),
      page,
    );
    expect(filled).toBe(
      '<p>A contractor pays $7.50 per accepted connection; the first two are free.</p>' +
        '<p>3 projects open for bids near Louisville</p>',
    );
    for (const { sentence } of sentencePlaces) expect(sentence(site, 'en')).not.toMatch(/[<>&"']/);
  });
});
