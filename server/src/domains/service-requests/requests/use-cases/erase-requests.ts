import type { Person } from '@plumbline/contract/domains/accounts/erasure.ts';
import { maskContacts } from '@plumbline/contract/domains/service-requests/contact-mask.ts';
import { decideRequest } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ContractorId, ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import { eraseReviewers } from '../../../directory/public.ts';
import { eraseFiles } from '../../../files/public.ts';
import { type About, eraseMessagesAbout } from '../../../messaging/public.ts';
import { eraseNotes } from '../../connections/store/connection-report.ts';
import { CANCELLED_PURPOSE } from '../../letters/rules/message-kinds.ts';
import { deriveTitle } from '../../lifecycle/rules/title.ts';
import { deleteLine } from '../../lifecycle/store/pass-on.ts';
import { secretsOf } from '../../policy.ts';
import { deleteProofs } from '../../proofs/store/contact-proof.ts';
import { eraseJobReports } from '../../reports/store/job-report.ts';
import type { StoredRequest } from '../../tables.ts';
import {
  allRequestsNaming,
  allRequestsOf,
  endedBefore,
  eraseIdentity,
  referralsOfContractor,
  referralsOfRequests,
  requestData,
} from '../store/personal-data.ts';
import { cancelRequest } from './cancel-request.ts';

/** Returns the stored data about a customer's requests: contractors, proposals and events. */
export const collectRequests = (ctx: Context, customerId: UserId): Promise<unknown> => requestData(ctx, customerId);

/** Cancels a customer's requests that can still be canceled; contractors are notified as usual. */
export const cancelOpenOf = async (ctx: Context, customerId: UserId): Promise<void> =>
  cancelOpen(ctx, await allRequestsOf(ctx, customerId));

/** Cancels the requests of a person without an account. */
export const cancelOpenNaming = async (ctx: Context, person: Person): Promise<void> =>
  cancelOpen(ctx, await allRequestsNaming(ctx, person));

async function cancelOpen(ctx: Context, requests: readonly StoredRequest[]): Promise<void> {
  for (const { id } of requests.filter(isOpen)) {
    try {
      await cancelRequest(ctx, id);
    } catch (error) {
      // The work has begun in the meantime.
      if (!(error instanceof DomainError && error.code === 'already-happened')) throw error;
    }
  }
}

const isOpen = ({ status }: StoredRequest): boolean =>
  status !== 'cancelled' &&
  decideRequest({ request: status, liveReferrals: 0, hasSettled: false }, 'cancel', 'customer').ok;

/**
 * Erases a customer's identity from their requests, their texts and all messages about them. Events, times and prices
 * stay.
 */
export const eraseRequests = async (ctx: Context, customerId: UserId): Promise<void> =>
  eraseAll(ctx, await allRequestsOf(ctx, customerId));

/** Returns requests that have ended and were made before a moment, and locks them. */
export const endedRequests = (ctx: Context, before: Date, most: number): Promise<StoredRequest[]> =>
  endedBefore(ctx, before, most);

/** Erases the customers of these requests, in the caller's transaction. */
export const eraseRequestsAmong = (ctx: Context, requests: readonly StoredRequest[]): Promise<void> =>
  eraseAll(ctx, requests);

/** Erases the requests of a person without an account. */
export const eraseRequestsNaming = async (ctx: Context, person: Person): Promise<void> =>
  eraseAll(ctx, await allRequestsNaming(ctx, person));

/**
 * Returns the requests of a person without an account, the subjects of the related messages, and the addresses that
 * they name.
 */
export async function findRequestsNaming(
  ctx: Context,
  person: Person,
): Promise<{ ids: ServiceRequestId[]; open: number; about: readonly About[]; addresses: string[] }> {
  const requests = await allRequestsNaming(ctx, person);
  return {
    ids: requests.map(({ id }) => id),
    open: requests.filter(isOpen).length,
    about: await subjectsOf(ctx, requests),
    addresses: addressesIn(requests),
  };
}

/** Returns a customer's requests, the subjects of messages to them about these, and the addresses that these name. */
export async function findRequestsOf(
  ctx: Context,
  customerId: UserId,
): Promise<{ ids: ServiceRequestId[]; about: readonly About[]; addresses: string[] }> {
  const requests = await allRequestsOf(ctx, customerId);
  const ids = requests.map(({ id }) => id);
  return { ids, about: ids.map((id) => ({ kind: 'service-request', id })), addresses: addressesIn(requests) };
}

/** Returns the subjects of messages to a contractor about the requests offered to them. */
export const findReferralsOf = async (ctx: Context, id: ContractorId): Promise<About[]> =>
  (await referralsOfContractor(ctx, id)).map((id) => ({ kind: 'referral', id }));

async function eraseAll(ctx: Context, requests: readonly StoredRequest[]): Promise<void> {
  const about = await subjectsOf(ctx, requests);
  await eraseFiles(
    ctx,
    'service-request',
    requests.map(({ id }) => id),
  );
  await eraseFiles(
    ctx,
    'referral',
    await referralsOfRequests(
      ctx,
      requests.map(({ id }) => id),
    ),
  );
  await deleteProofs(
    ctx,
    requests.map(({ id }) => id),
  );
  for (const request of requests) {
    await deleteLine(ctx, request.id);
    await eraseNotes(ctx, request.id);
    await eraseJobReports(ctx, request.id);
    await eraseIdentity(ctx, request.id, {
      title: deriveTitle(request),
      description: maskContacts(request.description, secretsOf(request)),
    });
  }
  await eraseReviewers(
    ctx,
    requests.map(({ id }) => id),
  );
  // Cancellation notices name nobody, and contractors rely on them.
  await eraseMessagesAbout(ctx, about, { addresses: addressesIn(requests), spared: [CANCELLED_PURPOSE] });
}

async function subjectsOf(ctx: Context, requests: readonly StoredRequest[]): Promise<About[]> {
  const ids = requests.map(({ id }) => id);
  return [
    ...ids.map((id) => ({ kind: 'service-request' as const, id })),
    ...(await referralsOfRequests(ctx, ids)).map((id) => ({ kind: 'referral' as const, id })),
  ];
}

const addressesIn = (requests: readonly StoredRequest[]): string[] => [
  ...new Set(requests.flatMap(({ customerEmail, customerPhone }) => [customerEmail.toLowerCase(), customerPhone])),
];
