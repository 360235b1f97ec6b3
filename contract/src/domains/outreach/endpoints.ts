import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { OutreachScriptId, OutreachStopId, ProjectId, UserId } from '../../kernel/id.ts';
import { PageQuery } from '../../kernel/page.ts';
import {
  OutreachForm,
  OutreachOptions,
  OutreachReceipt,
  OutreachScript,
  OutreachStop,
  OwnOutreach,
  ScriptForm,
  WrittenScript,
} from './outreach.ts';

export const getOutreachOptions = endpoint({
  name: 'getOutreachOptions',
  summary: 'By which channels the contact of a project can be written to, and whether this caller has done so today',
  method: 'GET',
  path: '/api/projects/:id/outreach',
  params: z.object({ id: ProjectId }),
  reply: OutreachOptions,
  problems: ['not-found'],
  ofBrowser: true,
  rate: 'read',
});

export const generateScript = endpoint({
  name: 'generateScript',
  summary: 'Writes a message about a project for the contact that its listing names; sends nothing',
  method: 'POST',
  path: '/api/bot/generate-script',
  body: ScriptForm,
  reply: OutreachScript,
  problems: ['not-found', 'already-happened'],
  rate: 'message',
});

export const getOutreachScript = endpoint({
  name: 'getOutreachScript',
  summary: 'A message that this caller has had written, as it will be or was sent; unknown to anyone else',
  method: 'GET',
  path: '/api/outreach-scripts/:id',
  params: z.object({ id: OutreachScriptId }),
  reply: WrittenScript,
  problems: ['not-found'],
  ofBrowser: true,
  rate: 'read',
});

export const sendOutreach = endpoint({
  name: 'sendOutreach',
  summary: 'Sends the message that the caller has looked at: that text and no other, once a day for each project',
  method: 'POST',
  path: '/api/bot/outreach',
  body: OutreachForm,
  reply: OutreachReceipt,
  status: 201,
  problems: ['not-found', 'already-happened'],
  rate: 'message',
});

export const listOwnOutreach = endpoint({
  name: 'listOwnOutreach',
  summary: 'The own messages about projects with what became of them, newest first; Link names the next page',
  method: 'GET',
  path: '/api/craftsman/outreach',
  access: 'craftsman',
  owner: { in: 'query', name: 'craftsmanId' },
  query: PageQuery.extend({ craftsmanId: UserId.optional() }),
  reply: z.array(OwnOutreach),
  rate: 'read',
});

const ofStop = {
  path: '/api/outreach-stops/:id',
  params: z.object({ id: OutreachStopId }),
  reply: OutreachStop,
  problems: ['not-found'],
} as const;

export const getOutreachStop = endpoint({
  ...ofStop,
  name: 'getOutreachStop',
  summary: 'Whether whoever holds this link from a message still gets messages from bidders',
  method: 'GET',
  rate: 'read',
});

export const stopOutreach = endpoint({
  ...ofStop,
  name: 'stopOutreach',
  summary: 'Sends no more to whoever holds this link from a message; again changes nothing',
  method: 'POST',
  rate: 'write',
});
