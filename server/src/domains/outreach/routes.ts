import {
  generateScript,
  getOutreachOptions,
  getOutreachScript,
  getOutreachStop,
  listOwnOutreach,
  sendOutreach,
  stopOutreach,
} from '@plumbline/contract/domains/outreach/endpoints.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { answerPage } from '../../kernel/list-page.ts';
import { generateScript as generate } from './use-cases/generate-script.ts';
import { listOwnOutreach as listOwn } from './use-cases/list-own-outreach.ts';
import { sendOutreach as send } from './use-cases/send-outreach.ts';
import { showOptions } from './use-cases/show-options.ts';
import { showScript } from './use-cases/show-script.ts';
import { showStop, stopOutreach as stop } from './use-cases/stop-outreach.ts';

export const routes = (mount: Mount): void => {
  mount(getOutreachOptions, (ctx, { params }, call) => showOptions(ctx, params.id, call.client));
  mount(generateScript, (ctx, { body }, call) => generate(ctx, body, call));
  mount(getOutreachScript, (ctx, { params }) => showScript(ctx, params.id));
  mount(sendOutreach, (ctx, { body }, call) => send(ctx, body, call));
  mount(listOwnOutreach, async (ctx, { query }, call) =>
    answerPage(call, listOwnOutreach.path, query, await listOwn(ctx, query)),
  );
  mount(getOutreachStop, (ctx, { params }) => showStop(ctx, params.id));
  mount(stopOutreach, (ctx, { params }) => stop(ctx, params.id));
};
