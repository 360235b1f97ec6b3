import { beforeEach, expect, it, vi } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { fakeServer, ok } from '../testing/fake-server.ts';
import { keepUser } from './session.ts';
import { hasStayed, keepNewSince, keptNewSince, keptStay, noteStay } from './stay.ts';

const NOW = new Date('2026-12-01T12:00:00.000Z');
const left = '2026-11-30T08:00:00.000Z';

beforeEach(() => {
  localStorage.clear();
  keepUser(null);
  keepNewSince(null);
  // Each test is later than the one before, as it is noted once a minute.
  vi.useFakeTimers({ now: NOW.setMinutes(NOW.getMinutes() + 5) });
  history.replaceState(null, '', '/projects');
});

it('remembers a visitor in their browser, and has nothing new for them at first', () => {
  expect(hasStayed()).toBe(false);
  noteStay();
  expect(hasStayed()).toBe(true);
  expect(keptNewSince()).toBeNull();
  expect(keptStay()?.activeAt).toEqual(new Date());
});

it('knows since when projects are new to a visitor who comes back', async () => {
  localStorage.setItem('plumbline.stay', JSON.stringify({ newSince: null, activeAt: left }));
  noteStay();
  await vi.waitFor(() => expect(keptNewSince()).toBe(left));
});

it('notes no other pages', () => {
  history.replaceState(null, '', '/es/request-service');
  noteStay();
  expect(hasStayed()).toBe(false);
});

it('asks the account of a contractor', async () => {
  const server = fakeServer({ 'POST /api/account/stay': ok({ newSince: left }) });
  keepUser(aUser({ role: 'craftsman' }));
  history.replaceState(null, '', '/es/map');
  noteStay();
  await vi.waitFor(() => expect(keptNewSince()).toBe(left));
  expect(keptStay()).toBeNull();
  // Again within a minute, it doesn't.
  noteStay();
  expect(server.sentBy('POST')).toHaveLength(1);
});

it.each(['[broken', 'null', '{"activeAt":"soon"}', '{"activeAt":7}'])('bears a browser that keeps %s there', (kept) => {
  localStorage.setItem('plumbline.stay', kept);
  expect(keptStay()).toBeNull();
});
