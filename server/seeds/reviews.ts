import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { NewReview } from '../src/domains/directory/store/review.ts';
import { firstNames, lastNames } from './contractor-words.ts';
import type { Random } from './random.ts';
import { reviewWords } from './review-words.ts';
import { stableId } from './stable-id.ts';
import { tradeWords } from './trade-words.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Returns up to thirteen reviews of the last 900 days. Some contractors have none. */
export function sampleReviews(random: Random, contractorId: ContractorId, trade: Trade, now: Date): NewReview[] {
  if (random.percent(12)) return [];
  const lapses = random.between(4, 22);
  return Array.from({ length: random.between(3, 13) }, (_, at) => {
    const rating = random.percent(lapses) ? random.pick([4, 3, 3, 2] as const) : random.percent(70) ? 5 : 4;
    const [serviceType, did] = random.pick(tradeWords[trade].jobs);
    const { remarks, endings } = reviewWords[rating];
    const subject = random.pick(['They', 'The crew', 'The technician', 'This team']);
    return {
      id: stableId('rv', `${contractorId} ${at}`),
      contractorId,
      customerName: `${random.pick(firstNames)} ${random.pick(lastNames).charAt(0)}.`,
      rating,
      reviewText: `${subject} ${did}. They ${random.pick(remarks)}. ${random.pick(endings)}`,
      isVerified: random.percent(45),
      serviceType,
      sourceUrl: null,
      createdAt: new Date(now.getTime() - random.between(2, 900) * DAY - random.between(0, DAY)),
    };
  });
}
