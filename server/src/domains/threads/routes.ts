import * as threads from '@plumbline/contract/domains/threads/endpoints.ts';
import { listThreads as list } from '@plumbline/contract/domains/threads/list-endpoints.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { listThreads } from './use-cases/list-threads.ts';
import { markRead } from './use-cases/mark-read.ts';
import { showThread } from './use-cases/show-thread.ts';
import { writeMessage, writeReadyText } from './use-cases/write-message.ts';

export const routes = (mount: Mount): void => {
  mount(threads.getThread, (ctx, { params, query }) =>
    showThread(ctx, { id: params.id, contractorId: query.contractor }, query.before ?? null),
  );
  mount(threads.writeMessage, (ctx, { params, body }, call) =>
    writeMessage(ctx, { id: params.id, contractorId: body.contractorId }, body, call.idempotencyKey),
  );
  mount(threads.writeReadyText, (ctx, { params, body }, call) =>
    writeReadyText(ctx, { id: params.id, contractorId: body.contractorId }, body.ready, call.idempotencyKey),
  );
  mount(threads.markThreadRead, (ctx, { params, body }) =>
    markRead(ctx, { id: params.id, contractorId: body.contractorId }, body.upTo),
  );
  mount(list, (ctx, { params }) => listThreads(ctx, params.id));
};
