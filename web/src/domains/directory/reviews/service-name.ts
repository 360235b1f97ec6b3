import type { ReviewedWork } from '@plumbline/contract/domains/directory/review.ts';
import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { language } from '../../../lib/language.ts';

/** Returns a review's kind of work in the reader's language, or as stored if only its name is known. */
export const serviceName = <Stored extends string | null>(review: {
  readonly work: ReviewedWork | null;
  readonly serviceType: Stored;
}): Stored | string => (review.work === null ? review.serviceType : kindOfWork(review.work, language));
