import { expect, it } from 'vitest';
import { travelMinutes } from './travel.ts';

const HIGHLANDS = { latitude: 38.2369, longitude: -85.7174 };
const JEFFERSONTOWN = { latitude: 38.1942, longitude: -85.5644 };
const LEXINGTON = { latitude: 38.0406, longitude: -84.5037 };

it('takes some minutes across town, and hours to the next city', () => {
  expect(travelMinutes(HIGHLANDS, JEFFERSONTOWN)).toBe(25);
  expect(travelMinutes(HIGHLANDS, LEXINGTON)).toBe(190);
});

it('takes as long back', () => {
  expect(travelMinutes(JEFFERSONTOWN, HIGHLANDS)).toBe(travelMinutes(HIGHLANDS, JEFFERSONTOWN));
});

it('takes no time at the same place, nor where one is unknown', () => {
  expect(travelMinutes(HIGHLANDS, HIGHLANDS)).toBe(0);
  expect([travelMinutes(null, HIGHLANDS), travelMinutes(HIGHLANDS, null)]).toEqual([0, 0]);
});
