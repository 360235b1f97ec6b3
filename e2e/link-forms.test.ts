import { beforeAll, expect, it } from 'vitest';
import { type ContractorProgram, contractorProgram } from './support/contractor.ts';
import { aCustomerEmail } from './support/customer.ts';
import { journey } from './support/journey.ts';
import { formOf, type PlainPage, plainClient } from './support/plain-forms.ts';
import { aSubmission, findPlumbers, submit } from './support/submissions.ts';

const visit = journey();

/** Each request takes another contractor, because only a first connection is free. Other files take the first ones. */
const lexington = { city: 'Lexington', state: 'KY', zipCode: '40507' };
let contractors: Awaited<ReturnType<typeof findPlumbers>> = [];
beforeAll(async () => {
  contractors = (await findPlumbers(visit.url, lexington)).toReversed();
});

const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** A request that a contractor was asked about, and both links to it. */
interface Asked {
  readonly track: string;
  readonly respond: string;
  /** Answers and reports as the contractor. */
  answer(response: object): ReturnType<ContractorProgram['answer']>;
  report(step: 'start' | 'complete'): ReturnType<ContractorProgram['post']>;
  /** Where the customer answers the proposal. */
  proposal(): Promise<string>;
}

let asked = 0;
async function aRequest(): Promise<Asked> {
  const contractor = contractors[asked++];
  if (!contractor) throw new Error('Lexington has no contractor left');
  const form = aSubmission({ ...lexington, customerEmail: aCustomerEmail(), selectedPlumberId: contractor.id });
  const { body } = await submit(visit.url, form);
  const program = contractorProgram(visit.url, contractor);
  const referral = await program.referralOf(body.requestNumber);
  const track = `/track/${body.id}`;
  return {
    track,
    respond: `/respond/${referral}/${contractor.id}`,
    answer: (response) => program.answer(referral, response),
    report: (step) => program.post(`/api/referrals/${referral}/${step}`, { contractorId: contractor.id }),
    proposal: async () => {
      const { document } = await plainClient(visit.url).open(track);
      return document.querySelector('a[href*="responseId="]')?.getAttribute('href') ?? '';
    },
  };
}

async function aCompletedRequest(...steps: readonly ('start' | 'complete')[]): Promise<Asked> {
  const request = await aRequest();
  await request.answer({ response: 'accept' });
  for (const step of steps.length > 0 ? steps : (['start', 'complete'] as const)) await request.report(step);
  return request;
}

const aProposal = { response: 'propose', proposedDate: nextWeek, proposedTime: '14:30' };

interface Wrong {
  readonly to: string;
  readonly given: Readonly<Record<string, string>>;
  /** Where the page says what is wrong. */
  readonly field: string;
}

interface Case {
  readonly name: string;
  /** Makes a request ready for the form, and returns the page's path. */
  readonly ready: () => Promise<string>;
  /** The end of the form's address. */
  readonly to: string;
  readonly wrong?: Omit<Wrong, 'to'>;
  readonly given: Readonly<Record<string, string>>;
  /** A sentence that the page shows afterwards. */
  readonly says: RegExp;
}

const cases: readonly Case[] = [
  {
    name: 'a customer cancels',
    ready: async () => (await aRequest()).track,
    to: '/cancel',
    given: {},
    says: /This request was canceled/,
  },
  {
    name: 'a customer asks the next contractor',
    ready: async () => {
      const request = await aRequest();
      await request.answer({ response: 'deny' });
      return request.track;
    },
    to: '',
    given: {},
    says: /waiting for an answer until/,
  },
  {
    name: 'a customer says that nobody came',
    ready: async () => (await aCompletedRequest('start')).track,
    to: '/not-started',
    wrong: { given: { reason: 'other', message: '' }, field: 'message' },
    given: { reason: 'nobody-came' },
    says: /You said that nobody came/,
  },
  {
    name: 'a customer says that the work is not completed',
    ready: async () => (await aCompletedRequest()).track,
    to: '/reopen',
    wrong: { given: { message: 'It still drips' }, field: 'reason' },
    given: { reason: 'faulty', message: 'It still drips' },
    says: /We asked/,
  },
  {
    name: 'a customer confirms that the work is done',
    ready: async () => (await aCompletedRequest()).track,
    to: '/sign-off',
    given: {},
    says: /You confirmed that/,
  },
  {
    name: 'a customer reports that it is not the work agreed',
    ready: async () => (await aCompletedRequest()).track,
    to: '/not-agreed#not-agreed',
    wrong: { given: { message: '' }, field: 'not-agreed-message' },
    given: { message: 'It is another tap' },
    says: /You reported that it is not the work agreed[^]*“It is another tap”/,
  },
  {
    name: 'a contractor objects to a report',
    ready: async () => {
      const { track, respond } = await aCompletedRequest();
      const client = plainClient(visit.url);
      await client.post(track, await client.open(track), { message: 'Another tap' }, { to: '/not-agreed#not-agreed' });
      return respond;
    },
    to: '/objection#objection-not-agreed',
    wrong: { given: { message: '' }, field: 'objection-not-agreed-message' },
    given: { message: 'It is the one in the offer' },
    says: /There is an objection/,
  },
  {
    name: 'a contractor accepts',
    ready: async () => (await aRequest()).respond,
    to: '/contractor-response',
    wrong: { given: { message: 'Sure' }, field: 'response' },
    given: { response: 'accept' },
    says: /Ana Delgado/,
  },
  {
    name: 'a contractor changes a proposal',
    ready: async () => {
      const request = await aRequest();
      await request.answer(aProposal);
      return `${request.respond}?change=yes`;
    },
    to: '/contractor-response',
    wrong: { given: { response: 'propose', proposedDate: nextWeek, proposedTime: '' }, field: 'proposedTime' },
    given: { ...aProposal, proposedTime: '16:15' },
    says: /4:15 PM/,
  },
  {
    name: 'a contractor starts the work',
    ready: async () => {
      const request = await aRequest();
      await request.answer({ response: 'accept' });
      return request.respond;
    },
    to: '/start',
    given: {},
    says: /Complete/,
  },
  {
    name: 'a contractor completes the work',
    ready: async () => {
      const request = await aRequest();
      await request.answer({ response: 'accept' });
      await request.report('start');
      return request.respond;
    },
    to: '/complete',
    given: {},
    says: /completed/i,
  },
  {
    name: 'a contractor reports a bad connection',
    ready: async () => {
      const request = await aRequest();
      await request.answer({ response: 'accept' });
      return request.respond;
    },
    to: '/bad-connection',
    wrong: { given: { note: 'Called twice' }, field: 'reason' },
    given: { reason: 'unreachable', note: 'Called twice' },
    says: /Your report/,
  },
  ...(['approve', 'decline', 'propose'] as const).map((action) => ({
    name: `a customer answers a proposal: ${action}`,
    ready: async () => {
      const request = await aRequest();
      await request.answer(aProposal);
      return `${await request.proposal()}&action=${action}`;
    },
    to: '/customer-response',
    ...(action === 'propose' && {
      wrong: { given: { proposedDateTime: '2020-01-01T09:30' }, field: 'proposedDateTime' },
    }),
    given: action === 'propose' ? { proposedDateTime: `${nextWeek}T09:30` } : { customerMessage: 'Fine.' },
    says: { approve: /has the job/, decline: /declined/i, propose: /9:30 AM/ }[action],
  })),
];

const textOf = ({ document }: PlainPage) => document.querySelector('main')?.textContent ?? '';

type Client = ReturnType<typeof plainClient>;

/** Posts wrong input, and expects a message at its field, in the same form, with everything that was entered. */
async function refuses(client: Client, path: string, page: PlainPage, { to, given, field }: Wrong): Promise<void> {
  const invalid = await client.post(path, page, given, { to });
  expect(invalid.status).toBe(400);
  expect(invalid.errorOf(field)).toMatch(/\w/);
  for (const [name, value] of Object.entries(given)) {
    const kept = formOf(invalid, to)?.querySelectorAll<HTMLInputElement>(`[name=${name}]`) ?? [];
    expect([...kept].map((each) => each.value)).toContain(value);
  }
}

it.each(cases)('$name, once, with a form of the page as it arrives', async ({ ready, to, wrong, given, says }) => {
  const path = await ready();
  const client = plainClient(visit.url);
  const page = await client.open(path);
  expect(page.status).toBe(200);
  if (wrong) await refuses(client, path, page, { to, ...wrong });
  const both = await Promise.all([given, given].map((each) => client.post(path, page, each, { to })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, expect.toBeOneOf([303, 409])]);
  const leadsTo = both.find(({ status }) => status === 303)?.leadsTo ?? '';
  expect(textOf(await client.open(leadsTo))).toMatch(says);
});

it('a link that opens nothing takes no form', async () => {
  const { track } = await aRequest();
  const client = plainClient(visit.url);
  const page = await client.open(track);
  const { status } = await client.post(`${track.slice(0, -4)}Zz9Z`, page, {}, { to: '/cancel' });
  expect(status).toBeGreaterThanOrEqual(400);
  const { document } = await client.open(track);
  expect(document.querySelector('main')?.textContent).not.toContain('canceled');
});
