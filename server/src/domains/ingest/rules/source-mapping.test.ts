import { describe, expect, it } from 'vitest';
import { PermitMapping } from './source-mapping.ts';

describe('a mapping', () => {
  it.each([
    ['America/Chicago', true],
    ['Mars/Phobos', false],
  ])('has a zone of this world: %j', (zone, isValid) => {
    expect(PermitMapping.safeParse({ zone }).success).toBe(isValid);
  });

  it('knows words and codes in any case', () => {
    const id = { of: 'TypeCode', words: { R: 'Residential' } };
    expect(PermitMapping.parse({ statuses: { Open: 'completed' }, columns: { id } })).toMatchObject({
      statuses: { open: 'completed' },
      columns: { id: { of: 'TypeCode', words: { r: 'Residential' } } },
    });
  });
});
