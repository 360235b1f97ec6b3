import { aUser } from '../../domains/accounts/fixtures.ts';
import { aContact, aScript, aStop } from '../../domains/outreach/fixtures.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import { aRequest } from '../../domains/service-requests/fixtures.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/random-id.ts';
import type { Caller, Named, Row } from './access-row.ts';

/** A project that names somebody, and the id of something else. */
const aProjectWithContact = async (ctx: Context): Promise<Named> => ({
  own: await aProject(ctx, aContact()),
  foreign: (await aUser(ctx)).id,
});

/** A text that was written for the caller, and one for somebody else. A visitor without an id has none. */
const aScriptOf = async (ctx: Context, caller: Caller): Promise<Named> => {
  const visitor = { kind: 'visitor', visitorId: newId('vs') } as const;
  return {
    own: await aScript({ ...ctx, actor: caller ?? visitor }),
    foreign: await aScript({ ...ctx, actor: visitor }),
  };
};

const aStopLink = async (ctx: Context): Promise<Named> => ({
  own: await aStop(ctx),
  foreign: (await aRequest(ctx)).id,
});

const onProject = { foreign: 404, malformed: 404, named: aProjectWithContact } as const;
const onStop = { own: 200, foreign: 404, malformed: 404, named: aStopLink } as const;

/** The rows of messages about projects in the access matrix. A bidder's own list is in `accessRows`. */
export const outreachRows: Readonly<Record<string, Row>> = {
  'GET /api/projects/{id}/outreach': { ...onProject, own: 200 },
  'POST /api/bot/generate-script': {
    ...onProject,
    own: 200,
    payload: (projectId) => ({ projectId, bidderInfo: { name: 'Ann Lee', company: 'Acme', email: 'ann@example.com' } }),
  },
  'GET /api/outreach-scripts/{id}': {
    own: (caller) => (caller === null ? 404 : 200),
    foreign: 404,
    malformed: 404,
    named: aScriptOf,
  },
  'POST /api/bot/outreach': {
    ...onProject,
    // Nothing was previewed.
    own: 409,
    payload: (projectId) => ({
      projectId,
      bidderName: 'Ann Lee',
      bidderCompany: 'Acme',
      bidderEmail: 'ann@example.com',
    }),
  },
  'GET /api/outreach-stops/{id}': onStop,
  'POST /api/outreach-stops/{id}': onStop,
};
