import { getContactHistory } from '@plumbline/contract/domains/directory/own-listing-endpoints.ts';
import * as connection from '@plumbline/contract/domains/service-requests/connection-endpoints.ts';
import * as proof from '@plumbline/contract/domains/service-requests/contact-proof-endpoints.ts';
import { getContactProof } from '@plumbline/contract/domains/service-requests/contact-proof-state.ts';
import * as dashboard from '@plumbline/contract/domains/service-requests/dashboard-endpoints.ts';
import * as drafts from '@plumbline/contract/domains/service-requests/draft-endpoints.ts';
import * as calls from '@plumbline/contract/domains/service-requests/endpoints.ts';
import * as jobReport from '@plumbline/contract/domains/service-requests/job-report-endpoints.ts';
import * as lane from '@plumbline/contract/domains/service-requests/lane-endpoints.ts';
import * as operator from '@plumbline/contract/domains/service-requests/operator-endpoints.ts';
import * as passOn from '@plumbline/contract/domains/service-requests/pass-on-endpoints.ts';
import * as photos from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import type { LiveStreams } from '../../kernel/http/live-stream.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { answerPage } from '../../kernel/list-page.ts';
import { type UploadOptions, uploadAndServe } from '../files/public.ts';
import { decideConnectionReport, listConnectionReports } from './connections/use-cases/decide-connection-report.ts';
import {
  answerConnectionCheck,
  reportBadConnection,
  showConnectionCheck,
} from './connections/use-cases/report-bad-connection.ts';
import { checkReferralPayment, showReferralPayment } from './connections/use-cases/show-referral-payment.ts';
import { draftsWords } from './drafts/rules/drafts.words.ts';
import * as answer from './drafts/use-cases/answer-step.ts';
import { forgetDraft, showDraft } from './drafts/use-cases/change-draft.ts';
import { submitDraft } from './drafts/use-cases/submit-draft.ts';
import { liveTopic } from './lifecycle/use-cases/announce.ts';
import { listOpportunities } from './opportunities/use-cases/list-opportunities.ts';
import { addPhoto, changePhoto, pageOfPhotos, removePhoto } from './photos/use-cases/change-photos.ts';
import { listPhotos } from './photos/use-cases/list-photos.ts';
import { openPhoto } from './photos/use-cases/open-photo.ts';
import { correctContact } from './proofs/use-cases/correct-contact.ts';
import { proveContact } from './proofs/use-cases/prove-contact.ts';
import { sendProofCode } from './proofs/use-cases/send-proof-code.ts';
import { showContactProof } from './proofs/use-cases/show-contact-proof.ts';
import { answerAsContractor } from './referrals/use-cases/answer-as-contractor.ts';
import { answerAsCustomer } from './referrals/use-cases/answer-as-customer.ts';
import { listActiveProjects, listContractorBids, listOffers } from './referrals/use-cases/list-contractor-work.ts';
import { showContactHistory } from './referrals/use-cases/show-contact-history.ts';
import { showProposal } from './referrals/use-cases/show-proposal.ts';
import { submitProposal } from './referrals/use-cases/submit-proposal.ts';
import { watchRequests, watchWork } from './referrals/use-cases/watch-work.ts';
import { withdrawBid } from './referrals/use-cases/withdraw-bid.ts';
import { decideJobReport, listJobReports } from './reports/use-cases/decide-job-report.ts';
import { objectToReport } from './reports/use-cases/object-to-report.ts';
import { reportNotAgreed } from './reports/use-cases/report-not-agreed.ts';
import { showJobReports } from './reports/use-cases/show-job-reports.ts';
import { cancelRequest } from './requests/use-cases/cancel-request.ts';
import { changePassOn } from './requests/use-cases/change-pass-on.ts';
import { reopenRequest, reportNotStarted } from './requests/use-cases/contradict-report.ts';
import { findRequest as find } from './requests/use-cases/find-request.ts';
import { findSoonest, listAnswerTimes } from './requests/use-cases/list-answer-times.ts';
import {
  compareProposals,
  listCustomerProjects,
  listCustomerServiceRequests,
  listDisclosures,
} from './requests/use-cases/list-customer-requests.ts';
import { handOn, listNext, pickNext } from './requests/use-cases/pick-next.ts';
import { provePhone, sendPhoneCode } from './requests/use-cases/prove-phone.ts';
import { reportProgress } from './requests/use-cases/report-progress.ts';
import { showAgain } from './requests/use-cases/show-again.ts';
import { showPassOn } from './requests/use-cases/show-pass-on.ts';
import { requestBehind, showRequest } from './requests/use-cases/show-request.ts';
import { showToOperator } from './requests/use-cases/show-to-operator.ts';
import { signOff } from './requests/use-cases/sign-off.ts';
import { submitServiceRequest as submit } from './requests/use-cases/submit-service-request.ts';
import { trackRequest } from './requests/use-cases/track-request.ts';

export const routes = (mount: Mount): void => {
  mount(calls.submitServiceRequest, (ctx, { body }, call) => submit(ctx, body, call.idempotencyKey, call.session.held));
  mount(calls.findRequest, (ctx, { body }) => find(ctx, body.email));
  mount(calls.getServiceRequest, (ctx, { params }) => showRequest(ctx, params.id));
  mount(calls.trackServiceRequest, (ctx, { params }) => trackRequest(ctx, params.requestId));
  mount(calls.respondAsContractor, (ctx, { body }, call) => answerAsContractor(ctx, body, call.idempotencyKey));
  mount(calls.respondAsContractorAlias, (ctx, { body }, call) => answerAsContractor(ctx, body, call.idempotencyKey));
  mount(calls.getContractorResponse, (ctx, { params, query }) => showProposal(ctx, params.responseId, query.requestId));
  mount(calls.respondAsCustomer, (ctx, { body }, call) => answerAsCustomer(ctx, body, call.idempotencyKey));
  mount(calls.cancelServiceRequest, (ctx, { params }) => cancelRequest(ctx, params.id));
  mount(calls.getRequestAgain, (ctx, { params }) => showAgain(ctx, params.id));
  mount(calls.signOffServiceRequest, (ctx, { params }, call) => signOff(ctx, params.id, call.idempotencyKey));
  mount(calls.reopenServiceRequest, (ctx, { params, body }, call) =>
    reopenRequest(ctx, params.id, body, call.idempotencyKey),
  );
  mount(calls.reportNotStarted, (ctx, { params, body }, call) =>
    reportNotStarted(ctx, params.id, body, call.idempotencyKey),
  );
  mount(calls.getNextContractors, (ctx, { params }) => listNext(ctx, params.id));
  mount(calls.pickNextContractors, (ctx, { params, body }) => pickNext(ctx, params.id, body.contractorIds));
  mount(lane.listAnswerTimes, async (ctx, { query }) => ({
    times: await listAnswerTimes(ctx, query.contractorIds, query.urgency),
  }));
  mount(lane.findSoonest, (ctx, { query }) => findSoonest(ctx, query));
  mount(passOn.getPassOn, (ctx, { params }) => showPassOn(ctx, params.id));
  mount(passOn.changePassOn, (ctx, { params, body }, call) => changePassOn(ctx, params.id, body, call.idempotencyKey));
  mount(calls.startWork, (ctx, { params, body }, call) =>
    reportProgress(ctx, { referralId: params.id, ...body, step: 'start' }, call.idempotencyKey),
  );
  mount(calls.completeWork, (ctx, { params, body }, call) =>
    reportProgress(ctx, { referralId: params.id, ...body, step: 'complete' }, call.idempotencyKey),
  );
  mount(connection.getReferralPayment, (ctx, { params, query }) =>
    showReferralPayment(ctx, params.id, query.contractor),
  );
  mount(connection.checkReferralPayment, (ctx, { params, body }) =>
    checkReferralPayment(ctx, params.id, body.contractorId),
  );
  mount(connection.requestPhoneCode, (ctx, { params, body }) => sendPhoneCode(ctx, { referralId: params.id, ...body }));
  mount(connection.confirmPhone, (ctx, { params, body }) => provePhone(ctx, { referralId: params.id, ...body }));
  mount(connection.reportBadConnection, (ctx, { params, body }) =>
    reportBadConnection(ctx, { referralId: params.id, ...body }),
  );
  mount(connection.getConnectionCheck, (ctx, { params }) => showConnectionCheck(ctx, params.id));
  mount(connection.answerConnectionCheck, (ctx, { params, body }) =>
    answerConnectionCheck(ctx, params.id, body.answer),
  );
};

/** The reports of one side about the other at the end of a job. */
export const reportRoutes = (mount: Mount): void => {
  mount(jobReport.getJobReports, (ctx, { params, query }) =>
    showJobReports(ctx, { ...params, contractorId: query.contractor }),
  );
  mount(jobReport.reportNotAgreed, (ctx, { params, body: { contractorId, message } }, call) =>
    reportNotAgreed(ctx, { ...params, contractorId }, message, call.idempotencyKey),
  );
  mount(jobReport.objectToReport, (ctx, { params, body: { contractorId, ...objection } }, call) =>
    objectToReport(ctx, { ...params, contractorId }, objection, call.idempotencyKey),
  );
  mount(jobReport.listJobReports, (ctx) => listJobReports(ctx));
  mount(jobReport.decideJobReport, (ctx, { params, body }) => decideJobReport(ctx, params.id, body));
};

/** The endpoints by which a customer confirms the phone or the email of a request. */
export const proofRoutes = (mount: Mount): void => {
  mount(getContactProof, (ctx, { params }) => showContactProof(ctx, params.id));
  mount(proof.sendProofCode, (ctx, { params, body }, { session }) =>
    sendProofCode(ctx, params.id, body.by, session.held),
  );
  mount(proof.proveContact, (ctx, { params, body }, { session }) =>
    proveContact(ctx, params.id, body.code, session.held),
  );
  mount(proof.correctContact, (ctx, { params, body }, { session }) =>
    correctContact(ctx, params.id, body.address, session.held),
  );
};

/** The photos of requests. Uploads are streams, and the photos themselves are images. */
export const photoRoutes = (app: FastifyInstance, mount: Mount, options: UploadOptions): void => {
  mount(photos.listPhotos, (ctx, { params }) => listPhotos(ctx, params.id));
  mount(photos.changePhoto, (ctx, { params, body }) => changePhoto(ctx, params.id, body));
  mount(photos.removePhoto, (ctx, { params, body }) => removePhoto(ctx, params.id, body.photoId));
  uploadAndServe(app, options, {
    uploads: photos.PHOTO_UPLOADS,
    add: (ctx, id, upload) => addPhoto(ctx, ServiceRequestId.parse(id), upload),
    next: async (ctx, id, problem) =>
      pathIn(ctx.language, await pageOfPhotos(ctx, ServiceRequestId.parse(id), problem?.code ?? null)),
    served: photos.PHOTO_FILES,
    open: openPhoto,
  });
};

/** The endpoints of the wizard for browsers without scripts. */
export const draftRoutes = (mount: Mount): void => {
  const kept = async (ctx: Context, answering: Promise<void>) => {
    await answering;
    return { message: draftsWords[ctx.language].kept };
  };
  mount(drafts.getDraft, (ctx, _input, { session }) => showDraft(ctx, session.held));
  mount(drafts.answerWorkType, (ctx, { body }, { session }) =>
    kept(ctx, answer.answerWorkType(ctx, session.held, body)),
  );
  mount(drafts.answerInWords, (ctx, { body }, { session }) => kept(ctx, answer.answerInWords(ctx, session.held, body)));
  mount(drafts.answerPlace, (ctx, { body }, { session }) => kept(ctx, answer.answerPlace(ctx, session.held, body)));
  mount(drafts.answerContractor, (ctx, { body }, { session }) =>
    kept(ctx, answer.answerContractor(ctx, session.held, body)),
  );
  mount(drafts.submitDraft, (ctx, { body }, call) => submitDraft(ctx, call.session.held, body, call.idempotencyKey));
  mount(drafts.forgetDraft, async (ctx, _input, { session }) => {
    await forgetDraft(ctx, session.held);
    return { message: draftsWords[ctx.language].erased };
  });
};

/** The endpoints of the customer's and the contractor's dashboards. */
export const dashboardRoutes = (mount: Mount): void => {
  mount(dashboard.listCustomerProjects, async (ctx, { query }, call) =>
    answerPage(call, dashboard.listCustomerProjects.path, query, await listCustomerProjects(ctx, query)),
  );
  mount(dashboard.listCustomerServiceRequests, async (ctx, { query }, call) =>
    answerPage(call, dashboard.listCustomerServiceRequests.path, query, await listCustomerServiceRequests(ctx, query)),
  );
  mount(dashboard.listDisclosures, async (ctx, { query }, call) =>
    answerPage(call, dashboard.listDisclosures.path, query, await listDisclosures(ctx, query)),
  );
  mount(dashboard.compareProposals, (ctx, { params }) => compareProposals(ctx, params.id));
  mount(dashboard.listOpportunities, async (ctx, { query }, call) =>
    answerPage(call, dashboard.listOpportunities.path, query, await listOpportunities(ctx, query)),
  );
  mount(dashboard.listOffers, async (ctx, { query }, call) =>
    answerPage(call, dashboard.listOffers.path, query, await listOffers(ctx, query)),
  );
  mount(dashboard.submitProposal, (ctx, { body }, call) => submitProposal(ctx, body, call.idempotencyKey));
  mount(dashboard.listContractorBids, async (ctx, { query }, call) =>
    answerPage(call, dashboard.listContractorBids.path, query, await listContractorBids(ctx, query)),
  );
  mount(dashboard.withdrawBid, (ctx, { params }) => withdrawBid(ctx, params.id));
  mount(getContactHistory, (ctx) => showContactHistory(ctx));
  mount(dashboard.listActiveProjects, async (ctx, { query }, call) =>
    answerPage(call, dashboard.listActiveProjects.path, query, await listActiveProjects(ctx, query)),
  );
};

/** The operators' endpoints for requests. */
export const operatorRoutes = (mount: Mount): void => {
  mount(operator.showRequestToOperator, (ctx, { params }) => showToOperator(ctx, params.number));
  mount(operator.handOnRequest, (ctx, { params, body }) => handOn(ctx, params.number, body.contractorId));
  mount(connection.listConnectionReports, async (ctx, { query }, call) =>
    answerPage(call, connection.listConnectionReports.path, query, await listConnectionReports(ctx, query)),
  );
  mount(connection.decideConnectionReport, (ctx, { params, body }) => decideConnectionReport(ctx, params.id, body));
};

/** Live updates of a request for the holder of either id, and of their lists for customers and contractors. */
export const liveRoutes = (
  app: FastifyInstance,
  contextFor: (request: FastifyRequest) => Context,
  streams: LiveStreams,
): void => {
  const { config } = streams;
  app.get<{ Params: { id: string } }>(calls.LIVE_SERVICE_REQUEST_ROUTE, { config }, async (request, reply) => {
    const requestId = await requestBehind(contextFor(request), ServiceRequestId.parse(request.params.id));
    if (requestId === null) throw notFound();
    streams.follow(request, reply, [liveTopic(requestId)]);
  });

  app.get(dashboard.LIVE_CUSTOMER_ROUTE, { config }, (request, reply) => {
    streams.follow(request, reply, [watchRequests(contextFor(request))]);
  });

  app.get(dashboard.LIVE_CRAFTSMAN_ROUTE, { config }, async (request, reply) => {
    streams.follow(request, reply, await watchWork(contextFor(request)));
  });
};
