import { expect, it } from 'vitest';
import { SeenIds } from './seen-ids.ts';

it('recognizes each of many ids, and no other', () => {
  const seen = new SeenIds();
  const ids = Array.from({ length: 5_000 }, (_, at) => `id-${at}`);
  expect(ids.every((id) => seen.add(id))).toBe(true);
  expect(ids.some((id) => seen.add(id))).toBe(false);
  expect(seen.add('another')).toBe(true);
});
