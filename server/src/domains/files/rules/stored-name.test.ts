import { FileId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { arrivalOf, folderOf, isSizeName, ownerOfName } from './stored-name.ts';

const file = { id: FileId.parse('fl_abcdef'), day: '2026-12-01', attempt: 'at_123456' };

describe('the names of stored files', () => {
  it('begin with the day and the id', () => {
    expect(folderOf(file)).toBe('2026-12-01/fl_abcdef/');
    expect(ownerOfName(`${folderOf(file)}small.webp`)).toEqual({ day: '2026-12-01', id: 'fl_abcdef' });
    expect(ownerOfName(arrivalOf(file))).toEqual({ day: '2026-12-01', id: 'fl_abcdef' });
  });

  it.each(['small.webp', '2026-12-01/small.webp', '../2026-12-01/fl_abcdef/x', '2026-12-01/fl_abcdef/../x'])(
    'are not %s',
    (name) => expect(ownerOfName(name)).toBeNull(),
  );

  it('of sizes are six', () => {
    expect(isSizeName('medium.jpg')).toBe(true);
    expect(isSizeName('original')).toBe(false);
  });
});
