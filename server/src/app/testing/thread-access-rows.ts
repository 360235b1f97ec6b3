import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { anAcceptedRequest } from '../../domains/service-requests/fixtures.ts';
import { write } from '../../domains/threads/fixtures.ts';
import { listReports, reportThread } from '../../domains/threads/use-cases/report-thread.ts';
import type { Context } from '../../kernel/context.ts';
import type { Named, Row } from './access-row.ts';

/** The customer's link to a thread with a message of each side. Another contractor's link doesn't open it. */
const aThread = async (ctx: Context): Promise<Named> => {
  const { id, referralId, contractorId } = await anAcceptedRequest(ctx);
  const links = { requestId: id, referralId, contractorId };
  await write(ctx, links, 'contractor', 'I can bring a new trap.');
  await write(ctx, links, 'customer', 'Please ring the bell.');
  return { own: id, foreign: (await anAcceptedRequest(ctx)).referralId, beside: contractorId };
};

const onThread = { own: 200, foreign: 404, malformed: 404, named: aThread } as const;
const byContractor = (_id: string, contractorId: string) => `?contractor=${contractorId}`;

/** An open report. A thread's own link isn't one. */
const aReport = async (ctx: Context): Promise<Named> => {
  const { own, beside } = await aThread(ctx);
  await reportThread(ctx, { id: own, contractorId: ContractorId.parse(beside) }, 'They shout.');
  return { own: (await listReports(ctx)).at(-1)?.id ?? '', foreign: own };
};
const onReport = { own: 200, foreign: 404, malformed: 404, access: 'operator', named: aReport } as const;

/** The rows of threads in the access matrix. */
export const threadRows: Readonly<Record<string, Row>> = {
  'GET /api/threads/{id}': { ...onThread, query: byContractor },
  'POST /api/threads/{id}/messages': {
    ...onThread,
    payload: (_id, contractorId) => ({ contractorId, text: 'Is the gate open then?' }),
  },
  // Only a contractor's link sends them.
  'POST /api/threads/{id}/ready-texts': {
    ...onThread,
    named: async (ctx) => {
      const { referralId, contractorId } = await anAcceptedRequest(ctx);
      return { own: referralId, foreign: (await anAcceptedRequest(ctx)).id, beside: contractorId };
    },
    payload: (_id, contractorId) => ({ contractorId, ready: 'on-my-way' }),
  },
  'POST /api/threads/{id}/read': { ...onThread, payload: (_id, contractorId) => ({ contractorId, upTo: 2 }) },
  'GET /api/threads/{id}/messages.txt': { ...onThread, query: byContractor },
  'POST /api/threads/{id}/block': { ...onThread, payload: (_id, contractorId) => ({ contractorId }) },
  'POST /api/threads/{id}/report': {
    ...onThread,
    payload: (_id, contractorId) => ({ contractorId, note: 'They shout.' }),
  },
  'GET /api/operator/thread-reports': { status: 200, access: 'operator' },
  'POST /api/operator/thread-reports/{id}/messages': onReport,
  'POST /api/operator/thread-reports/{id}/close': {
    ...onReport,
    payload: () => ({ block: true, reason: 'They shouted.' }),
  },
  'GET /api/service-requests/{id}/threads': { ...onThread, named: aThread },
};
