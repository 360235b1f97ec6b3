import { expect, it } from 'vitest';
import { isSomebodyNamed, takesBids } from './project-contact.ts';

it('a project takes bids while its source lists it as open, and shows the reader’s own', () => {
  expect(takesBids({ status: 'bidding-open', vanishedAt: null })).toBe(true);
  expect(takesBids({ status: 'in-review', vanishedAt: null })).toBe(true);
  expect(takesBids({ status: 'bidding-open', vanishedAt: '2026-11-12T15:00:00Z' })).toBe(false);
  expect(takesBids({ status: 'in-progress', vanishedAt: null })).toBe(false);
});

it('somebody is named by the permit or by the listing', () => {
  expect(isSomebodyNamed({ contractor: 'Ohio Bend Builders LLC', contactInfo: null })).toBe(true);
  expect(isSomebodyNamed({ contractor: null, contactInfo: '(502) 555-0142' })).toBe(true);
  expect(isSomebodyNamed({ contractor: ' ', contactInfo: null })).toBe(false);
});
