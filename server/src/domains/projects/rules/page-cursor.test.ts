import { emptyProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { describe, expect, it } from 'vitest';
import { cursorOf, type PageEnd, readCursor } from './page-cursor.ts';

const ends: PageEnd[] = [
  { sort: 'newest', keys: ['true', '2026-11-30T00:00:00.123456+00:00', 'pj_1'] },
  { sort: 'best', keys: ['60792710', 'false', '2026-11-30T00:00:00+00:00', 'pj_1'] },
  { sort: 'budget', keys: ['-1', 'pj_1'] },
  { sort: 'deadline', keys: ['2026-11-30T00:00:00Z', 'ahead', 'true', '2026-12-30T00:00:00+00:00', 'pj_1'] },
];

describe('a cursor', () => {
  it.each(ends)('says where a page of $sort ended', (end) => {
    const cursor = cursorOf(end, emptyProjectFilter);
    expect(cursor).toMatch(/^[\w-]{1,190}\.[\w-]{10}$/);
    expect(readCursor(cursor, emptyProjectFilter)).toEqual(end);
  });

  it('is valid for one list only', () => {
    const [end] = ends;
    const cursor = cursorOf(end as PageEnd, emptyProjectFilter);
    expect(readCursor(cursor, { ...emptyProjectFilter, county: 'Oldham County' })).toBeNull();
  });

  it.each([
    [
      'changed anywhere',
      (cursor: string) => `${cursor.slice(0, 12)}${cursor[12] === 'a' ? 'b' : 'a'}${cursor.slice(13)}`,
    ],
    ['cut', (cursor: string) => cursor.slice(0, -1)],
    ['made up', () => 'abc'],
    ['empty', () => ''],
  ])('is refused: %s', (_name, tamper) => {
    for (const end of ends)
      expect(readCursor(tamper(cursorOf(end, emptyProjectFilter)), emptyProjectFilter)).toBeNull();
  });

  it.each<PageEnd>([
    { sort: 'newest', keys: ['2026-11-30T00:00:00.123456+00:00', 'pj_1'] },
    { sort: 'best', keys: ['60792710', '2026-11-30T00:00:00+00:00', 'pj_1'] },
    { sort: 'deadline', keys: ['2026-11-30T00:00:00Z', 'rest', '2026-11-12T00:00:00+00:00', 'pj_1'] },
  ])('from the release that sorted $sort without regard to dates is refused', (end) => {
    expect(readCursor(cursorOf(end, emptyProjectFilter), emptyProjectFilter)).toBeNull();
  });

  it('with a valid checksum but invalid keys is refused', () => {
    for (const end of ends) {
      const broken = { ...end, keys: [...end.keys.slice(0, -1), "'; drop table projects"] };
      expect(readCursor(cursorOf(broken, emptyProjectFilter), emptyProjectFilter)).toBeNull();
    }
  });
});
