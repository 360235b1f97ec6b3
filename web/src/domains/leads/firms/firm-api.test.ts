import { expect, it } from 'vitest';
import { permitsIn } from './firm-api.ts';

it('reads what an address lists', () => {
  const search = { kind: 'kitchen', role: 'plumbing', zip: '40204', year: '2026', with: 'larkspur-ky', page: '2' };
  expect(permitsIn(search)).toEqual({ ...search, year: 2026, page: 2 });
});

it('leaves out what cannot be meant', () => {
  const search = { kind: '<b>', role: 'king', zip: '4', year: '1', with: 'A B', page: '0' };
  expect(permitsIn(search)).toEqual({});
  expect(permitsIn({ page: '999' })).toEqual({});
});
