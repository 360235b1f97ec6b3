import {
  isLive,
  MAX_PROPOSAL_CHANGES,
  type RequestStatus,
} from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { ProposalId } from '@plumbline/contract/kernel/id.ts';
import fc from 'fast-check';
import type { Context } from '../../../kernel/context.ts';
import { type DatabaseHandle, openDatabase } from '../../../kernel/database.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { type TestClock, testClock, testContext } from '../../../kernel/testing/context.ts';
import type { TestDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor, aLicensedContractor } from '../../directory/fixtures.ts';
import { type ARequest, aRequest, takingPorts } from '../fixtures.ts';
import { isSignedOff } from '../lifecycle/rules/sign-off.ts';
import { timelineOf } from '../lifecycle/rules/timeline.ts';
import { loadCase, type RequestCase } from '../lifecycle/store/request-case.ts';
import { eventsOf } from '../lifecycle/store/request-event.ts';
import { endIdleRequest } from '../lifecycle/use-cases/end-idle-request.ts';
import { endTurn, nudge } from '../lifecycle/use-cases/end-turn.ts';
import { answerAsContractor } from '../referrals/use-cases/answer-as-contractor.ts';
import { answerAsCustomer } from '../referrals/use-cases/answer-as-customer.ts';
import { jobReportsOf } from '../reports/store/job-report.ts';
import { decideJobReport } from '../reports/use-cases/decide-job-report.ts';
import { objectToReport } from '../reports/use-cases/object-to-report.ts';
import { reportNotAgreed } from '../reports/use-cases/report-not-agreed.ts';
import { cancelRequest } from '../requests/use-cases/cancel-request.ts';
import { changePassOn } from '../requests/use-cases/change-pass-on.ts';
import { reopenRequest, reportNotStarted } from '../requests/use-cases/contradict-report.ts';
import { pickNext } from '../requests/use-cases/pick-next.ts';
import { reportProgress } from '../requests/use-cases/report-progress.ts';
import { openJob } from '../requests/use-cases/schedule-work.ts';
import { signOff, signOffUnanswered } from '../requests/use-cases/sign-off.ts';
import { holdReports } from './held-reports.ts';

/** An attempted action, with its contractor; the product decides whether it is allowed. */
const attempt = fc.record({
  action: fc.constantFrom(
    ...([
      'accept',
      'deny',
      'propose',
      'approve',
      'decline',
      'counter',
      'pick-next',
      'cancel',
      'start',
      'complete',
    ] as const),
    ...(['reopen', 'not-started', 'end-turn', 'nudge', 'end-idle', 'book', 'unbook', 'release', 'line-up'] as const),
    ...(['sign-off', 'silence', 'not-agreed', 'object', 'decide'] as const),
  ),
  contractor: fc.nat(3),
  hour: fc.integer({ min: 8, max: 19 }),
  /** Minutes that pass before the attempt. */
  wait: fc.constantFrom(0, 1, 30, 121, 241, 481, 1441, 7 * 1440, 14 * 1441),
});
type Attempt = typeof attempt extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * A life of a request: the number of contractors asked and all attempts, with two at the same time if `race` is set.
 */
const aLife = fc.record({
  asked: fc.integer({ min: 1, max: 3 }),
  /** Whether a first connection is free, or the fee is due. */
  freeReferrals: fc.constantFrom(0, 1),
  attempts: fc.array(fc.record({ first: attempt, second: attempt, race: fc.boolean() }), {
    minLength: 4,
    maxLength: 14,
  }),
});
type Life = typeof aLife extends fc.Arbitrary<infer Value> ? Value : never;

/** So that they are the nearest, whoever else is there. */
const BESIDE_THE_JOB = { latitude: 38.246, longitude: -85.6868 };

const WAITING: readonly RequestStatus[] = ['submitted', 'contractors-notified', 'responses-received'];

/**
 * Runs `runs.numRuns` generated lives, with racing attempts on two connection pools as two processes would make them.
 */
export async function proveLives(
  database: TestDatabase,
  runs: { readonly numRuns: number; readonly seed?: number },
): Promise<void> {
  const other = openDatabase(database.connectionString);
  const clock = testClock();
  const contextOn = ({ db }: DatabaseHandle) => testContext(db, { clock, ports: takingPorts });
  try {
    await fc.assert(
      fc.asyncProperty(aLife, (life) => liveThrough([contextOn(database), contextOn(other)], clock, life)),
      runs,
    );
  } finally {
    await other.close();
  }
}

/**
 * Lives through a request and checks the invariants. Throws the first one that is violated. `contexts` simulate
 * processes, and racing attempts use different ones.
 */
async function liveThrough(contexts: readonly [Context, Context], clock: TestClock, life: Life): Promise<void> {
  const { freeReferrals } = life;
  const [ctx, other] = contexts.map((given) => ({ ...given, settings: { ...given.settings, freeReferrals } }));
  if (ctx === undefined || other === undefined) throw new Error('Two processes are needed');
  clock.set(new Date('2026-12-01T15:00:00Z'));
  const of = await aRequest(ctx, life.asked);
  for (let inLine = 0; inLine < 2; inLine++) await aLicensedContractor(ctx, BESIDE_THE_JOB);
  let timeline = 0;
  for (const { first, second, race } of life.attempts) {
    clock.advance(first.wait);
    await Promise.all([tryOut(ctx, of, first), ...(race ? [tryOut(other, of, second)] : [])]);
    const opened = await loadCase(ctx, of.id, false);
    if (opened === null) throw new Error('The request is gone');
    holdTrue(opened, life.asked);
    await holdReports(ctx, opened);
    const completed = timelineOf(await eventsOf(ctx, of.id), opened.request, ctx.language).filter(
      (item) => item.completed,
    ).length;
    if (completed < timeline) throw new Error('The timeline has shrunk');
    timeline = completed;
  }
}

function holdTrue({ request, referrals }: RequestCase, asked: number): void {
  const say = (truth: boolean, sentence: string) => {
    if (!truth) throw new Error(`${sentence}: ${request.status}, ${referrals.map(({ status }) => status).join(', ')}`);
  };
  const live = referrals.filter(({ status }) => isLive(status));
  const winners = referrals.filter(({ status }) => status === 'settled' || status === 'accepted-unpaid');
  const isWaiting = WAITING.includes(request.status);
  const isWon = ['contractor-selected', 'scheduled', 'in-progress', 'completed'].includes(request.status);
  say(winners.length <= 1, 'At most one contractor has the job');
  say(
    referrals.slice(asked).filter(({ status }) => isLive(status)).length <= 1,
    'Those in line are asked one at a time',
  );
  say(
    isWon === referrals.some(({ status }) => status === 'settled'),
    'A request is won exactly when a referral is settled',
  );
  say(!isWon || live.length === 1, 'Nobody else is being asked about a job that is taken');
  say(isWaiting || isWon || live.length === 0, 'Nobody is being asked about a request that has ended');
  say(
    (request.idleSince !== null) === (isWaiting && live.length === 0),
    'A request is idle exactly when nobody is being asked',
  );
  say(
    (request.completedAt !== null) === (request.status === 'completed'),
    'A request has the time of its completion exactly while it is completed',
  );
  say(
    request.signedOffAt === null || isSignedOff(request),
    'A confirmation stands exactly as long as the completion that it confirms',
  );
  const unpaid = winners.some(({ status }) => status === 'accepted-unpaid');
  for (const referral of live) {
    const isWinner = winners.includes(referral);
    say((referral.frozenAt !== null) === (unpaid && !isWinner), 'Others stand frozen exactly while a fee is due');
    say((referral.answerBy !== null) === (referral.status !== 'settled'), 'Whoever is to act has a deadline');
  }
  say(
    referrals.every(({ proposals }) => proposals <= MAX_PROPOSAL_CHANGES + 2),
    'A proposal is changed no more often than the rule allows',
  );
}

/** Refusals are fine, because everyone may try everything. */
async function tryOut(ctx: Context, of: ARequest, attempted: Attempt): Promise<void> {
  try {
    await act(ctx, of, attempted);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

async function act(ctx: Context, of: ARequest, { action, contractor, hour }: Attempt): Promise<unknown> {
  const referrals = (await loadCase(ctx, of.id, false))?.referrals ?? [];
  const referral = referrals[contractor % referrals.length];
  if (referral === undefined) return undefined;
  const { id: referralId, contractorId, turn } = referral;
  const time = `${String(hour).padStart(2, '0')}:00`;
  const asContractor = { serviceRequestId: referralId, contractorId, source: 'web' };
  const asCustomer = { requestId: of.id, responseId: ProposalId.parse(referral.proposalId ?? '-') };
  const day = new Date(ctx.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  switch (action) {
    case 'accept':
    case 'deny':
      return answerAsContractor(ctx, { ...asContractor, response: action });
    case 'propose':
      return answerAsContractor(ctx, { ...asContractor, response: action, proposedDate: day, proposedTime: time });
    case 'approve':
    case 'decline':
      return answerAsCustomer(ctx, { ...asCustomer, action });
    case 'counter':
      return answerAsCustomer(ctx, { ...asCustomer, action: 'propose', proposedDateTime: `${day}T${time}` });
    case 'pick-next':
      return pickNext(ctx, of.id, [(await aContractor(ctx)).id]);
    case 'line-up':
      return changePassOn(ctx, of.id, hour % 2 === 0 ? {} : { contractorIds: [] });
    case 'cancel':
      return cancelRequest(ctx, of.id);
    case 'reopen':
      return reopenRequest(ctx, of.id, { reason: 'unfinished' });
    case 'not-started':
      return reportNotStarted(ctx, of.id, { reason: 'nobody-came' });
    case 'not-agreed':
      return reportNotAgreed(ctx, { id: hour % 2 === 0 ? of.id : referralId }, 'Another tap');
    case 'object':
    case 'decide': {
      const [report] = (await jobReportsOf(ctx, of.id)).slice(-1);
      if (report === undefined) return undefined;
      if (action === 'decide') return decideJobReport(ctx, report.id, { stands: hour % 2 === 0, reason: 'Of a life' });
      const id = report.byParty === 'contractor' ? of.id : report.referralId;
      return objectToReport(ctx, { id }, { reportId: report.id, message: 'Not so' });
    }
    case 'sign-off':
      return signOff(ctx, of.id);
    case 'silence': {
      const completedAt = (await loadCase(ctx, of.id, false))?.request.completedAt?.toISOString() ?? '';
      return signOffUnanswered(ctx, { requestId: of.id, completedAt });
    }
    case 'start':
    case 'complete':
      return reportProgress(ctx, { referralId, contractorId, step: action });
    case 'end-turn':
      return endTurn(ctx, { referralId, turn });
    case 'nudge':
      return nudge(ctx, { referralId, turn });
    case 'end-idle':
      return endIdleRequest(ctx, of.id);
    case 'book':
    case 'unbook':
    case 'release':
      // By the customer or, alternately, by the contractor.
      return openJob(ctx, { id: hour % 2 === 0 ? of.id : referralId }, (ctx, { record }) =>
        record(ctx, { event: action }),
      );
  }
}
