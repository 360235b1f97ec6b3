import * as craftsman from '@plumbline/contract/domains/directory/craftsman-endpoints.ts';
import * as endpoints from '@plumbline/contract/domains/directory/endpoints.ts';
import * as operator from '@plumbline/contract/domains/directory/operator-endpoints.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { answerPage } from '../../kernel/list-page.ts';
import { answerReview, showReviewToAnswer } from './use-cases/answer-review.ts';
import { confirmContactChange, requestContactChange } from './use-cases/change-contact.ts';
import { clearSynthetic } from './use-cases/clear-synthetic.ts';
import { confirmClaim } from './use-cases/confirm-claim.ts';
import { createListing } from './use-cases/create-listing.ts';
import { editCraftsmanProfile } from './use-cases/edit-craftsman-profile.ts';
import { editListing, showOwnListing } from './use-cases/edit-listing.ts';
import { findListings, findReviews } from './use-cases/find-for-operator.ts';
import { findPlacesElsewhere } from './use-cases/find-places-elsewhere.ts';
import { findPlumbers } from './use-cases/find-plumbers.ts';
import { featureListing, hideListing, hideReview } from './use-cases/hide-listing.ts';
import { listReviews } from './use-cases/list-reviews.ts';
import { requestClaimCode } from './use-cases/request-claim-code.ts';
import { showContractor, showContractorPage } from './use-cases/show-contractor.ts';
import { showCraftsmanProfile } from './use-cases/show-craftsman-profile.ts';
import { takeListing } from './use-cases/take-listing.ts';
import { updateContactPreferences } from './use-cases/update-contact-preferences.ts';
import { removeReview, showInvitation, writeReview } from './use-cases/write-review.ts';

export const routes = (mount: Mount): void => {
  mount(endpoints.findPlumbers, (ctx, { query }) => findPlumbers(ctx, query));
  mount(endpoints.findPlacesElsewhere, (ctx, { query }) => findPlacesElsewhere(ctx, query));
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

/** The craftsman's own listing. */
export const craftsmanRoutes = (mount: Mount): void => {
  mount(craftsman.getCraftsmanProfile, (ctx) => showCraftsmanProfile(ctx));
  mount(craftsman.getCraftsmanProfileById, (ctx) => showCraftsmanProfile(ctx));
  mount(craftsman.editCraftsmanProfile, (ctx, { body }) => editCraftsmanProfile(ctx, body));
  mount(craftsman.createListing, (ctx, { body }) => createListing(ctx, body));
  mount(craftsman.requestContactChange, (ctx, { body }) => requestContactChange(ctx, body));
  mount(craftsman.confirmContactChange, (ctx, { params, body }) => confirmContactChange(ctx, params.id, body));
  mount(craftsman.takeListing, (ctx, { body }) => takeListing(ctx, body.listingKey));
  mount(craftsman.updateContactPreferences, (ctx, { body }) => updateContactPreferences(ctx, body));
  mount(craftsman.optOut, (ctx) => updateContactPreferences(ctx, { hasOptedOut: true }));
  mount(craftsman.optIn, (ctx) => updateContactPreferences(ctx, { hasOptedOut: false }));
};

/** What operators do with listings and reviews. */
export const operatorRoutes = (mount: Mount): void => {
  mount(operator.findListings, (ctx, { query }) => findListings(ctx, query.q));
  mount(operator.findReviews, async (ctx, { query }, call) =>
    answerPage(call, operator.findReviews.path, query, await findReviews(ctx, query)),
  );
  mount(operator.hideListing, (ctx, { params, body }) => hideListing(ctx, params.id, body));
  mount(operator.featureListing, (ctx, { params, body }) => featureListing(ctx, params.id, body));
  mount(operator.hideReview, (ctx, { params, body }) => hideReview(ctx, params.id, body));
};
