import type { PhotoPhase } from '@plumbline/contract/domains/files/photo.ts';
import type { RequestPhotos } from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import type { WorkPhoto } from '@plumbline/contract/domains/service-requests/work-photo.ts';
import type { ContractorId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { photoWithPlace } from '../../domains/files/testing/hostile-files.ts';
import { anAcceptedRequest } from '../../domains/service-requests/fixtures.ts';
import { reportProgress } from '../../domains/service-requests/requests/use-cases/report-progress.ts';
import type { TestApp } from './test-app.ts';

const DAY_MS = 86_400_000;
const bytes = await photoWithPlace(1, 800, 600);

export interface Job {
  readonly id: ServiceRequestId;
  readonly referralId: ReferralId;
  readonly contractorId: ContractorId;
  /** The photos. */
  readonly ids: readonly string[];
  complete(): Promise<void>;
}

/** Returns the addresses of a photo's sizes. */
export const addresses = ({ small, large }: WorkPhoto): string[] =>
  [small?.webp, small?.jpg, large?.webp, large?.jpg].flatMap((address) => address ?? []);

/** Returns the calls with which both sides of a job deal with its photos. */
export function workPhotoCalls({ app, clock, ctx, runJobs }: TestApp) {
  const photosOf = (id: string) => `/api/service-requests/${id}/photos`;
  const list = async (id: string) => (await app.inject(photosOf(id))).json<RequestPhotos>();
  const add = (id: string, phase: string, { key = crypto.randomUUID(), description = '' } = {}) =>
    app.inject({
      method: 'POST',
      url: `${photosOf(id)}?phase=${phase}`,
      payload: bytes,
      headers: {
        'content-type': 'image/jpeg',
        'idempotency-key': key,
        'photo-description': encodeURIComponent(description),
      },
    });
  const idOf = (answer: { json(): { id: string } }) => answer.json().id;
  const remove = async (id: string, photoId: string) =>
    (await app.inject({ method: 'DELETE', url: photosOf(id), payload: { photoId } })).statusCode;
  const describeIt = async (id: string, photoId: string, description: string) =>
    (await app.inject({ method: 'PATCH', url: photosOf(id), payload: { photoId, shared: false, description } }))
      .statusCode;
  const statusOf = async (url = '', session = {}) => (await app.inject({ url, ...session })).statusCode;

  /** A connected job with a photo of each phase, which takes a second to prepare; by default, of one. */
  async function aJob({
    phases = ['before'],
    given = {},
  }: {
    phases?: readonly PhotoPhase[];
    given?: Record<string, unknown>;
  } = {}): Promise<Job> {
    // The clock of these tests only goes forward.
    const preferredDate = new Date(clock.now().getTime() + 3 * DAY_MS).toISOString().slice(0, 10);
    const job = await anAcceptedRequest(ctx, { preferredDate, ...given });
    const ids: string[] = [];
    for (const phase of phases) {
      ids.push(idOf(await add(job.referralId, phase)));
      clock.advance(1);
    }
    if (ids.length > 0) await runJobs();
    const complete = async () => {
      for (const step of ['start', 'complete'] as const) await reportProgress(ctx, { ...job, step });
    };
    return { ...job, ids, complete };
  }
  return { aJob, add, bytes, describeIt, idOf, list, photosOf, remove, statusOf };
}
