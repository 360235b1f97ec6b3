import { describe, expect, it } from 'vitest';
import { listedDateOf } from './listed-date.ts';

const seen = (day: string, listedAt: string | null, listedOn: string | null) => ({
  listing: { listedAt, listedOn },
  firstSeenAt: new Date(`${day}T12:00:00Z`),
});

describe('the date when a project was listed', () => {
  it('is the earliest day that a source gives, whichever was read first', () => {
    expect(
      listedDateOf([
        seen('2026-11-01', '2026-06-30T04:00:00Z', '2026-06-30'),
        seen('2026-11-20', '2026-05-12T05:00:00Z', '2026-05-12'),
      ]),
    ).toEqual({ listedAt: '2026-05-12T05:00:00.000Z', listedOn: '2026-05-12', isDated: true });
  });

  it('is the day of the only source that gives one, even if another was read before', () => {
    expect(
      listedDateOf([seen('2026-01-01', null, null), seen('2026-11-20', '2026-05-12T05:00:00Z', '2026-05-12')]),
    ).toEqual({ listedAt: '2026-05-12T05:00:00.000Z', listedOn: '2026-05-12', isDated: true });
  });

  it('is a month, unless another source gives a day in it', () => {
    const month = seen('2026-11-01', '2026-05-01T04:00:00Z', '2026-05');
    expect(listedDateOf([month, seen('2026-11-01', '2026-06-01T04:00:00Z', '2026-06-01')]).listedOn).toBe('2026-05');
    expect(
      listedDateOf([
        month,
        seen('2026-11-01', '2026-05-20T04:00:00Z', '2026-05-20'),
        seen('2026-11-01', '2026-05-12T04:00:00Z', '2026-05-12'),
      ]),
    ).toEqual({ listedAt: '2026-05-12T04:00:00.000Z', listedOn: '2026-05-12', isDated: true });
  });

  it('is unknown if no source gives one: the project is then sorted by when it was first seen', () => {
    expect(listedDateOf([seen('2026-11-20', null, null), seen('2026-11-01', null, null)])).toEqual({
      listedAt: '2026-11-01T12:00:00.000Z',
      listedOn: null,
      isDated: false,
    });
  });

  it('is the day in Louisville if the previous release stored only the moment', () => {
    const stored = { listing: { listedAt: '2026-05-12T04:00:00Z' }, firstSeenAt: new Date('2026-11-01T12:00:00Z') };
    expect(listedDateOf([stored]).listedOn).toBe('2026-05-12');
  });
});
