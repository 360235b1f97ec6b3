import { beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../fixtures.ts';
import { contractorPage, contractorPages } from '../public.ts';

const { db } = await testDatabase();
const ctx = testContext(db);
const pages = contractorPages(ctx);
const slugs = ['a-firm', 'b-firm', 'c-firm', 'd-firm', 'e-firm'];

beforeAll(async () => {
  for (const slug of slugs.toReversed()) await aContractor(ctx, { slug, phoneHidden: true });
  await aContractor(ctx, { slug: 'bb-hidden', status: 'hidden' });
});

describe('the public pages of the contractors', () => {
  it('are listed by their slugs, in parts without gaps', async () => {
    expect(await pages.starts(2)).toEqual(['a-firm', 'c-firm', 'e-firm']);
    const listed = async (from: string, to: string | null, limit = 10) =>
      (await pages.between({ from, to, limit })).map(({ key }) => key);
    expect(await listed('', 'c-firm')).toEqual(['a-firm', 'b-firm']);
    expect(await listed('c-firm', 'e-firm')).toEqual(['c-firm', 'd-firm']);
    expect(await listed('e-firm', null)).toEqual(['e-firm']);
    expect(await listed('', null, 2)).toEqual(['a-firm', 'b-firm']);
    expect(await pages.between({ from: '', after: 'd-firm', to: null, limit: 10 })).toEqual([
      { key: 'e-firm', path: '/contractors/e-firm', updatedAt: '2026-12-01T15:00:00.000Z' },
    ]);
  });

  it('contain only public data, and exclude hidden and unknown contractors', async () => {
    expect(await contractorPage(ctx, 'a-firm')).toMatchObject({ slug: 'a-firm', phone: null });
    expect(await contractorPage(ctx, 'bb-hidden')).toBeNull();
    expect(await contractorPage(ctx, 'nobody')).toBeNull();
  });
});
