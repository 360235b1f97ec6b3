import { describe, expect, it } from 'vitest';
import { textsFrom } from './search-text.ts';

const read = textsFrom('id', 'action');

describe('search parameters as texts', () => {
  it('keeps the named ones and leaves out the rest', () => {
    expect(read({ id: 'rf_1', other: 'x' })).toEqual({ id: 'rf_1' });
  });

  it('reads back what the router took for a number or a boolean', () => {
    expect(read({ id: 42, action: true })).toEqual({ id: '42', action: 'true' });
  });

  it('leaves out what is empty or no text', () => {
    expect(read({ id: '', action: { a: 1 } })).toEqual({});
  });
});
