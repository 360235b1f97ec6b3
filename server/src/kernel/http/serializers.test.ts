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
