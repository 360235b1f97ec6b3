import type { ReviewedWork } from '@plumbline/contract/domains/directory/review.ts';
import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { language } from '../../../lib/language.ts';

/** Returns the kind of work of a review in the reader's language, or as it is stored if only its name is known. */
export const serviceName = <Stored extends string | null>(review: {
  readonly work: ReviewedWork | null;
  readonly serviceType: Stored;
}): Stored | string => (review.work === null ? review.serviceType : kindOfWork(review.work, language));
