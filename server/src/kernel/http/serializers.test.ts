import { expect, it } from 'vitest';
import { serializerOf } from './serializers.ts';

it('writes only what its schema names', () => {
  const serialize = serializerOf({ type: 'object', properties: { id: { type: 'string' } } });
  expect([{ id: 'a', secret: 'b' }, { id: 'c' }].map(serialize)).toEqual(['{"id":"a"}', '{"id":"c"}']);
});

it('is not compiled until it is needed', () => {
  let looks = 0;
  const schema = {
    get type() {
      looks += 1;
      return 'string';
    },
  };
  const serialize = serializerOf(schema);
  expect(looks).toBe(0);
  expect(serialize('a')).toBe('"a"');
  expect(looks).toBeGreaterThan(0);
});

it('writes a frozen value once, and any other each time', () => {
  const serialize = serializerOf({ type: 'array', items: { type: 'string' } });
  let reads = 0;
  const words = (): string[] => {
    const list = ['a'];
    Object.defineProperty(list, 0, { enumerable: true, configurable: true, get: () => ((reads += 1), 'a') });
    return list;
  };
  const [changing, lasting] = [words(), Object.freeze(words())];
  expect([changing, changing].map(serialize)).toEqual(['["a"]', '["a"]']);
  const before = reads;
  expect([lasting, lasting].map(serialize)).toEqual(['["a"]', '["a"]']);
  expect(reads - before).toBe(before / 2);
});
