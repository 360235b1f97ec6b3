import { describe, expect, it, vi } from 'vitest';
import { addressLine, countLine, licenseLine, reviewSearchUrl, shownAreas, websiteUrl } from './contractor-words.ts';

it('says when a license was checked, and when it never was', () => {
  expect(licenseLine({ licenseCheckedOn: '2026-11-12' })).toBe('License checked November 12, 2026');
  expect(licenseLine({ licenseCheckedOn: null })).toBe('License not checked yet');
});

it('names the city once', () => {
  const place = { city: 'Louisville', state: 'KY' };
  expect(addressLine({ ...place, address: '742 E Market St' })).toBe('742 E Market St, Louisville, KY');
  expect(addressLine({ ...place, address: '742 E Market St, Louisville, KY 40202' })).toBe(
    '742 E Market St, Louisville, KY 40202',
  );
  expect(addressLine({ ...place, address: null })).toBe('Louisville, KY');
});

it('searches the web for reviews of this company in this city', () => {
  const url = new URL(reviewSearchUrl({ companyName: 'Falls City Drain & Pipe', city: 'Louisville', state: 'KY' }));
  expect(url.searchParams.get('q')).toBe('Falls City Drain & Pipe Louisville KY reviews');
});

describe('a website', () => {
  it('becomes a link when it is a web address', () => {
    expect(websiteUrl('https://example.com/a')).toBe('https://example.com/a');
    expect(websiteUrl('example.com')).toBe('https://example.com/');
  });

  it('never becomes a link that runs something', () => {
    expect(websiteUrl('javascript:alert(1)')).toBeUndefined();
    expect(websiteUrl('data:text/html,x')).toBeUndefined();
    expect(websiteUrl('not a url')).toBeUndefined();
    expect(websiteUrl(null)).toBeUndefined();
  });
});

describe('service areas', () => {
  const areas = (count: number) => Array.from({ length: count }, (_, at) => `Area ${at + 1}`);

  it('are all shown up to six', () => {
    expect(shownAreas(areas(6))).toEqual({ shown: areas(6), more: null });
  });

  it('are counted from the seventh on', () => {
    expect(shownAreas(areas(7))).toEqual({ shown: areas(6), more: '+1 more area' });
    expect(shownAreas(areas(9)).more).toBe('+3 more areas');
  });
});

describe('the line above the list', () => {
  const [featured, other] = [{ isPremium: true }, { isPremium: false }];

  it('says how many and in which order', () => {
    expect(countLine([featured, other, other], 3)).toBe('3 contractors, Featured first, then nearest');
    expect(countLine([other, other], 2)).toBe('2 contractors, nearest first');
    expect(countLine([other], 1)).toBe('1 contractor');
  });

  it('says when there are more than are shown', () => {
    expect(countLine([featured, other], 143)).toBe('Showing 2 of 143 contractors, Featured first, then nearest');
  });
});

it('speaks Spanish on a Spanish page', async () => {
  vi.stubEnv('VITE_LANGUAGE', 'es');
  vi.resetModules();
  const words = await import('./contractor-words.ts');
  const { openState } = await import('./opening-hours.ts');
  vi.unstubAllEnvs();
  const [featured, other] = [{ isPremium: true }, { isPremium: false }];
  expect(words.licenseLine({ licenseCheckedOn: '2026-11-12' })).toBe('Licencia verificada el 12 de noviembre de 2026');
  expect(words.countLine([other], 1)).toBe('1 contratista');
  expect(words.countLine([featured, other], 1143)).toBe(
    '2 de 1,143 contratistas: primero los destacados, luego los más cercanos',
  );
  expect(words.shownAreas(Array.from({ length: 7 }, String)).more).toBe('+1 zona más');
  const sunday = new Date('2026-11-29T18:00:00-05:00');
  expect(openState({ Monday: '8 AM - 5 PM' }, 'America/Kentucky/Louisville', sunday)?.words).toBe(
    'Cerrado ahora, abre el lunes a las 8:00 a.m.',
  );
});
