import * as endpoints from '@plumbline/contract/domains/directory/endpoints.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { answerReview, showReviewToAnswer } from './use-cases/answer-review.ts';
import { clearSynthetic } from './use-cases/clear-synthetic.ts';
import { confirmClaim } from './use-cases/confirm-claim.ts';
import { editListing, showOwnListing } from './use-cases/edit-listing.ts';
import { findPlumbers } from './use-cases/find-plumbers.ts';
import { listReviews } from './use-cases/list-reviews.ts';
import { requestClaimCode } from './use-cases/request-claim-code.ts';
import { showContractor, showContractorPage } from './use-cases/show-contractor.ts';
import { removeReview, showInvitation, writeReview } from './use-cases/write-review.ts';

export const routes = (mount: Mount): void => {
  mount(endpoints.findPlumbers, (ctx, { query }) => findPlumbers(ctx, query));
  mount(endpoints.getContractor, (ctx, { params }) => showContractor(ctx, params.id));
  mount(endpoints.getPlumber, (ctx, { params }) => showContractor(ctx, params.id));
  mount(endpoints.getContractorBySlug, (ctx, { params }) => showContractorPage(ctx, params.slug));
  mount(endpoints.listReviews, (ctx, { params, query }) => listReviews(ctx, params.id, query));
  mount(endpoints.clearSyntheticContractors, (ctx) => clearSynthetic(ctx));
  mount(endpoints.getReviewInvitation, (ctx, { params }) => showInvitation(ctx, params.id));
  mount(endpoints.writeReview, (ctx, { params, body }) => writeReview(ctx, params.id, body));
  mount(endpoints.removeReview, (ctx, { params }) => removeReview(ctx, params.id));
  mount(endpoints.getReviewToAnswer, (ctx, { params }) => showReviewToAnswer(ctx, params.id));
  mount(endpoints.answerReview, (ctx, { params, body }) => answerReview(ctx, params.id, body.text));
  mount(endpoints.requestClaimCode, (ctx, { params, body }) => requestClaimCode(ctx, params.id, body.channel));
  mount(endpoints.confirmClaim, (ctx, { params, body }) => confirmClaim(ctx, params.id, body));
  mount(endpoints.getOwnListing, (ctx, { params }) => showOwnListing(ctx, params.key));
  mount(endpoints.editListing, (ctx, { params, body }) => editListing(ctx, params.key, body));
};
