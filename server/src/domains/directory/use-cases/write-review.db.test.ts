import { ReviewForm, ReviewInvitation, ReviewPage } from '@plumbline/contract/domains/directory/review.ts';
import { ReviewAnswerId, ReviewInvitationId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor, anInvitation } from '../fixtures.ts';
import type { Listing } from '../views.ts';
import { answerReview, showReviewToAnswer } from './answer-review.ts';
import { listReviews } from './list-reviews.ts';
import { showContractor } from './show-contractor.ts';
import { removeReview, showInvitation, writeReview } from './write-review.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock });

let contractor: Listing;
let invitation: ReviewInvitationId;
beforeEach(async () => {
  contractor = await aContractor(ctx);
  invitation = await anInvitation(ctx, contractor.id);
});

const write = async (rating: number, reviewText = 'As it was agreed.', id = invitation) =>
  ReviewInvitation.parse(await writeReview(ctx, id, ReviewForm.parse({ rating, reviewText })));
const page = async (given: { limit?: number; cursor?: string } = {}) =>
  ReviewPage.parse(await listReviews(ctx, contractor.id, { limit: 20, ...given }));
const rating = async () => {
  const { rating, reviewCount } = await showContractor(ctx, contractor.id);
  return { rating, reviewCount };
};
const answerId = async () => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select answer_id as id from reviews where invitation_id = ${invitation}`);
  return ReviewAnswerId.parse(rows[0]?.id);
};

describe('a review', () => {
  it('is written once; sending the same again changes nothing', async () => {
    expect(await showInvitation(ctx, invitation)).toMatchObject({ review: null, customerName: 'Mei H.' });
    const written = await write(5);
    clock.advance(5);
    expect(await write(5)).toEqual(written);
    expect(await page()).toMatchObject({ total: 1, ratings: [0, 0, 0, 0, 1], removed: [] });
  });

  it('is written once, even if it is sent several times concurrently', async () => {
    await Promise.all([1, 2, 3, 4].map(() => write(3)));
    expect((await page()).total).toBe(1);
    expect((await page()).reviews[0]?.edits).toEqual([]);
  });

  it('keeps a trace and the day of every edit', async () => {
    const { review } = await write(2, 'They came late.');
    clock.advance(60);
    await write(4, 'They came late, and made it good.');
    clock.advance(60);
    const edited = await write(5, 'They came late, and made it good.');
    expect(edited.review).toMatchObject({ rating: 5, createdAt: review?.createdAt, id: review?.id });
    expect(edited.review?.edits.map(({ ratingBefore }) => ratingBefore)).toEqual([2, 4]);
    expect(JSON.stringify(await page())).not.toContain('late.');
    expect(await rating()).toEqual({ rating: 5, reviewCount: 1 });
  });

  it('can be withdrawn: its text and stars are deleted for good, the trace stays', async () => {
    await write(1, 'Never again.');
    await answerReview(ctx, await answerId(), 'We are sorry.');
    const removed = await removeReview(ctx, invitation);
    expect(removed).toMatchObject({ review: null, removedAt: clock.now().toISOString() });
    expect(await removeReview(ctx, invitation)).toEqual(removed);
    const left = await page();
    expect(left).toMatchObject({ reviews: [], total: 0 });
    expect(left.removed).toHaveLength(1);
    expect(await rating()).toEqual({ rating: null, reviewCount: 0 });
    const { rows } = await db.execute(sql`select * from reviews where contractor_id = ${contractor.id}`);
    expect(JSON.stringify(rows)).not.toMatch(/Never again|sorry/);
    await expect(write(5)).rejects.toMatchObject({ code: 'already-happened' });
    await expect(showReviewToAnswer(ctx, ReviewAnswerId.parse(String(rows[0]?.answer_id)))).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('needs a valid invitation', async () => {
    const stranger = ReviewInvitationId.parse('ri_unknown');
    for (const attempt of [
      () => showInvitation(ctx, stranger),
      () => write(5, 'Fine.', stranger),
      () => removeReview(ctx, stranger),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it.each([
    [{ rating: 0, reviewText: 'Fine work.' }, 'rating'],
    [{ rating: 4.5, reviewText: 'Fine work.' }, 'rating'],
    [{ reviewText: 'Fine work.' }, 'rating'],
    [{ rating: 5, reviewText: ' \u0000 ' }, 'reviewText'],
    [{ rating: 5, reviewText: 'x'.repeat(2001) }, 'reviewText'],
  ])('is refused as %j, naming %s', (form, field) => {
    expect(ReviewForm.safeParse(form).error?.issues[0]?.path).toEqual([field]);
  });
});

describe('the answer to a review', () => {
  it('is given once', async () => {
    await write(3);
    const id = await answerId();
    const answered = await answerReview(ctx, id, 'Thank you.');
    expect(answered.review.answer).toEqual({ text: 'Thank you.', at: clock.now().toISOString() });
    clock.advance(5);
    expect(await answerReview(ctx, id, 'Thank you.')).toEqual(answered);
    await expect(answerReview(ctx, id, 'Go away.')).rejects.toMatchObject({ code: 'already-happened' });
    expect((await page()).reviews[0]?.answer?.text).toBe('Thank you.');
  });

  it('cannot be written with the id of the invitation', async () => {
    await write(3);
    await expect(answerReview(ctx, ReviewAnswerId.parse(invitation), 'Thanks.')).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('the rating of a contractor', () => {
  it('is the mean of its reviews to a tenth, as they are added, changed and removed', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => anInvitation(ctx, contractor.id)));
    const [first, second, third] = ids as [ReviewInvitationId, ReviewInvitationId, ReviewInvitationId];
    await Promise.all([write(5, 'Good.', first), write(4, 'Good.', second), write(4, 'Good.', third)]);
    expect(await rating()).toEqual({ rating: 4.3, reviewCount: 3 });
    await write(1, 'Bad.', third);
    expect(await rating()).toEqual({ rating: 3.3, reviewCount: 3 });
    await removeReview(ctx, third);
    expect(await rating()).toEqual({ rating: 4.5, reviewCount: 2 });
  });

  it('counts all reviews that are written concurrently', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => anInvitation(ctx, contractor.id)));
    await Promise.all(ids.map((id, at) => write((at % 5) + 1, 'Good.', id)));
    const { rows } = await db.execute<{ rating: string }>(sql`
      select round(avg(rating), 1) as rating from reviews where contractor_id = ${contractor.id}`);
    expect(await rating()).toEqual({ rating: Number(rows[0]?.rating), reviewCount: 12 });
  });

  it('cannot be set directly', async () => {
    const boaster = await aContractor(ctx, { rating: 5, reviewCount: 900 });
    expect(boaster).toMatchObject({ rating: null, reviewCount: 0 });
    await write(2);
    await db.execute(sql`update contractors set rating = 5, review_count = 900 where id = ${contractor.id}`);
    expect(await rating()).toEqual({ rating: 2, reviewCount: 1 });
  });
});

describe('all reviews of a contractor', () => {
  it('are listed newest first, page by page, each once, including simultaneous ones', async () => {
    for (let at = 0; at < 11; at += 1) {
      if (at % 4 === 0) clock.advance(1);
      await write(5, `Visit ${at}.`, await anInvitation(ctx, contractor.id));
    }
    const texts: string[] = [];
    let cursor: string | null = null;
    do {
      const { reviews, nextCursor, total } = await page({ limit: 3, ...(cursor !== null && { cursor }) });
      expect(total).toBe(11);
      texts.push(...reviews.map(({ reviewText }) => reviewText));
      cursor = nextCursor;
    } while (cursor !== null);
    expect(new Set(texts).size).toBe(11);
    expect(texts.slice(0, 3).toSorted()).toEqual(['Visit 10.', 'Visit 8.', 'Visit 9.']);
  });

  it('refuse a cursor of another list, and are not found for unknown or hidden contractors', async () => {
    for (const cursor of ['x', 'e30', Buffer.from('{"createdAt":"now","id":"a"}').toString('base64url')]) {
      await expect(page({ cursor })).rejects.toMatchObject({
        code: 'invalid-input',
        fields: { cursor: expect.any(String) },
      });
    }
    contractor = await aContractor(ctx, { status: 'hidden' });
    await expect(page()).rejects.toMatchObject({ code: 'not-found' });
  });
});
