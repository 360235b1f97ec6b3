import { type Guard, guardsOf } from './guard.ts';

const leads = 'server/src/domains/leads';
const disputes = [`${leads}/use-cases/dispute-firm.db.test.ts`];
const records = [`${leads}/use-cases/publish-records.db.test.ts`];
const narrowings = [`${leads}/use-cases/narrow-watch.db.test.ts`];
const ways = [`${leads}/use-cases/watch-ways.db.test.ts`];

/** Guards of permit records and watches, and of messages about projects. */
const guards: readonly Guard[] = [
  [
    'the permits that a contractor disputes',
    `${leads}/store/permit-record.ts`,
    ' and not ${isDisputed}',
    '',
    [...disputes, ...records],
  ],
  [
    'the link of a disputed firm on a project',
    `${leads}/use-cases/show-firm.ts`,
    'linkOf(firm, isDisputed ? [] : contractors, [])',
    'linkOf(firm, contractors, [])',
    disputes,
  ],
  [
    'the sample permits of real contractors',
    `${leads}/store/permit-record.ts`,
    ' and p.is_synthetic = c.is_synthetic',
    '',
    records,
  ],
  [
    'the contractors that an operator has ruled out',
    `${leads}/rules/firm-ruling.ts`,
    '!ruledOut.has(id)',
    'true',
    [`${leads}/rules/firm-ruling.test.ts`, ...disputes],
  ],
  [
    'the listing of the contractor who disputes',
    `${leads}/use-cases/dispute-firm.ts`,
    'firm === null || firm.contractorId !== contractorId',
    'firm === null',
    disputes,
  ],
  [
    'the link that an operator has confirmed',
    `${leads}/use-cases/dispute-firm.ts`,
    "    if (firm.linkedBy === 'operator') throw happened('linkConfirmed');\n",
    '',
    disputes,
  ],
  ['what another watch has told', `${leads}/store/watch-match.ts`, ' and told.in_message)`', ' and false)`', ways],
  [
    'the lock of the messages to one account',
    `${leads}/store/watch.ts`,
    '(select user_id from project_watches where id = ${id}) for no key update`',
    '(select user_id from project_watches where id = ${id})`',
    ways,
  ],
  [
    'the owner of a watch that is narrowed',
    `${leads}/use-cases/narrow-watch.ts`,
    `export async function narrowWatch(ctx: Context, id: WatchId, { narrowing, project }: Picked): Promise<WatchNarrowing> {
  await narrowLocked(ctx, (ctx) => lockOwnWatch(ctx, signedIn(ctx.actor).userId, id), narrowing);`,
    `export async function narrowWatch(ctx: Context, id: WatchId, { narrowing, project }: Picked): Promise<WatchNarrowing> {
  await narrowLocked(ctx, (ctx) => lockWatchOfKey(ctx, id as never), narrowing);`,
    narrowings,
  ],
  [
    'the sources that a watch may leave out',
    `${leads}/use-cases/narrow-watch.ts`,
    '!(await sourceNames(ctx, [narrowing.source])).has(narrowing.source)',
    'false',
    narrowings,
  ],
  [
    'what waits and is left out now',
    `${leads}/use-cases/narrow-watch.ts`,
    'if (leftOut.length > 0)',
    'if (leftOut.length > 1000)',
    narrowings,
  ],
  [
    'a project of which the budget is not known',
    'server/src/domains/projects/store/project-filter.ts',
    '(budget_top_cents < 0 or budget_top_cents >=',
    '(budget_top_cents >=',
    narrowings,
  ],
  [
    'that a watch says once that it brings too much',
    `${leads}/use-cases/send-digest.ts`,
    'watch.busyToldAt === null && ',
    '',
    narrowings,
  ],
  [
    'the bidder whose text it is',
    'server/src/domains/outreach/store/outreach-script.ts',
    'where id = ${id} and bidder = ${bidder} and',
    "where id = ${id} and '' <> ${bidder} and",
    ['server/src/domains/outreach/use-cases/show-script.db.test.ts'],
  ],
];

export const leadGuards = guardsOf(guards);
