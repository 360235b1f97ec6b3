import * as daysOff from '@plumbline/contract/domains/directory/days-off-endpoints.ts';
import * as endpoints from '@plumbline/contract/domains/directory/endpoints.ts';
import * as nightHours from '@plumbline/contract/domains/directory/night-hours-endpoints.ts';
import * as operator from '@plumbline/contract/domains/directory/operator-endpoints.ts';
import * as ownListing from '@plumbline/contract/domains/directory/own-listing-endpoints.ts';
import * as reviewEndpoints from '@plumbline/contract/domains/directory/review-endpoints.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { answerPage } from '../../kernel/list-page.ts';
import { answerReview, showReviewToAnswer } from './use-cases/answer-review.ts';
import { confirmContactChange, requestContactChange } from './use-cases/change-contact.ts';
import { clearSynthetic } from './use-cases/clear-synthetic.ts';
import { confirmClaim } from './use-cases/confirm-claim.ts';
import { createListing } from './use-cases/create-listing.ts';
import { editContractorProfile } from './use-cases/edit-contractor-profile.ts';
import { editListing, showOwnListing } from './use-cases/edit-listing.ts';
import { findListings, findReviews } from './use-cases/find-for-operator.ts';
import { findPlacesElsewhere } from './use-cases/find-places-elsewhere.ts';
import { findPlumbers } from './use-cases/find-plumbers.ts';
import { featureListing, hideListing, hideReview } from './use-cases/hide-listing.ts';
import { listReviews } from './use-cases/list-reviews.ts';
import { requestClaimCode } from './use-cases/request-claim-code.ts';
import { addDaysOff, listDaysOff, removeDaysOff } from './use-cases/set-days-off.ts';
import { setNightHours, showNightHours } from './use-cases/set-night-hours.ts';
import { showCityPage } from './use-cases/show-city-page.ts';
import { showContractor, showContractorPage } from './use-cases/show-contractor.ts';
import { showContractorProfile } from './use-cases/show-contractor-profile.ts';
import { takeListing } from './use-cases/take-listing.ts';
import { updateContactPreferences } from './use-cases/update-contact-preferences.ts';
import { removeReview, showInvitation, writeReview } from './use-cases/write-review.ts';

export const routes = (mount: Mount): void => {
  mount(endpoints.findPlumbers, (ctx, { query }) => findPlumbers(ctx, query));
  mount(endpoints.findPlacesElsewhere, (ctx, { query }) => findPlacesElsewhere(ctx, query));
  mount(endpoints.getContractor, (ctx, { params }) => showContractor(ctx, params.id));
  mount(endpoints.getPlumber, (ctx, { params }) => showContractor(ctx, params.id));
  mount(endpoints.getContractorBySlug, (ctx, { params }) => showContractorPage(ctx, params.slug));
  mount(endpoints.getCityPage, (ctx, { params }) => showCityPage(ctx, params));
  mount(reviewEndpoints.listReviews, (ctx, { params, query }) => listReviews(ctx, params.id, query));
  mount(endpoints.clearSyntheticContractors, (ctx) => clearSynthetic(ctx));
  mount(reviewEndpoints.getReviewInvitation, (ctx, { params }) => showInvitation(ctx, params.id));
  mount(reviewEndpoints.writeReview, (ctx, { params, body }) => writeReview(ctx, params.id, body));
  mount(reviewEndpoints.removeReview, (ctx, { params }) => removeReview(ctx, params.id));
  mount(reviewEndpoints.getReviewToAnswer, (ctx, { params }) => showReviewToAnswer(ctx, params.id));
  mount(reviewEndpoints.answerReview, (ctx, { params, body }) => answerReview(ctx, params.id, body.text));
  mount(endpoints.requestClaimCode, (ctx, { params, body }, call) =>
    requestClaimCode(ctx, params.id, body.channel, call.idempotencyKey),
  );
  mount(endpoints.confirmClaim, (ctx, { params, body }) => confirmClaim(ctx, params.id, body));
  mount(endpoints.getOwnListing, (ctx, { params }) => showOwnListing(ctx, params.key));
  mount(endpoints.editListing, (ctx, { params, body }) => editListing(ctx, params.key, body));
};

/** The contractor's own listing. */
export const contractorRoutes = (mount: Mount): void => {
  mount(ownListing.getContractorProfile, (ctx) => showContractorProfile(ctx));
  mount(ownListing.getContractorProfileById, (ctx) => showContractorProfile(ctx));
  mount(ownListing.editContractorProfile, (ctx, { body }) => editContractorProfile(ctx, body));
  mount(ownListing.createListing, (ctx, { body }) => createListing(ctx, body));
  mount(ownListing.requestContactChange, (ctx, { body }) => requestContactChange(ctx, body));
  mount(ownListing.confirmContactChange, (ctx, { params, body }) => confirmContactChange(ctx, params.id, body));
  mount(ownListing.takeListing, (ctx, { body }) => takeListing(ctx, body.listingKey));
  mount(daysOff.listDaysOff, (ctx) => listDaysOff(ctx));
  mount(daysOff.addDaysOff, (ctx, { body }) => addDaysOff(ctx, body));
  mount(daysOff.removeDaysOff, (ctx, { params }) => removeDaysOff(ctx, params.from));
  mount(nightHours.getNightHours, (ctx) => showNightHours(ctx));
  mount(nightHours.setNightHours, (ctx, { body }) => setNightHours(ctx, body));
  mount(ownListing.updateContactPreferences, (ctx, { body }) => updateContactPreferences(ctx, body));
  mount(ownListing.optOut, (ctx) => updateContactPreferences(ctx, { hasOptedOut: true }));
  mount(ownListing.optIn, (ctx) => updateContactPreferences(ctx, { hasOptedOut: false }));
};

/** Operators' actions on listings and reviews. */
export const operatorRoutes = (mount: Mount): void => {
  mount(operator.findListings, (ctx, { query }) => findListings(ctx, query.q));
  mount(operator.findReviews, async (ctx, { query }, call) =>
    answerPage(call, operator.findReviews.path, query, await findReviews(ctx, query)),
  );
  mount(operator.hideListing, (ctx, { params, body }) => hideListing(ctx, params.id, body));
  mount(operator.featureListing, (ctx, { params, body }) => featureListing(ctx, params.id, body));
  mount(operator.hideReview, (ctx, { params, body }) => hideReview(ctx, params.id, body));
};
