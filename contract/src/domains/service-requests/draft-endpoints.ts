import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ContractorId } from '../../kernel/id.ts';
import { absentWhenBlank, Done } from '../../kernel/inputs.ts';
import { problem } from '../../kernel/words.ts';
import { processVoiceInput } from '../assistant/endpoints.ts';
import { WorkType } from '../assistant/understanding.ts';
import { DetailsForm } from './details-form.ts';
import { Draft } from './draft.ts';
import { formWords } from './form.words.ts';
import { RequestReceipt } from './request-receipt.ts';
import { MAX_ASKED, SubmittedRequest } from './service-request.ts';

const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(absentWhenBlank, schema.optional());
const pickContractor = problem(formWords, (words) => words.pickContractor);

/** The answers of one step. A link may bring the work type with it, so every step takes it. */
const WorkTypeAnswer = z.object({
  workType: optional(WorkType),
});
export const PlaceAnswer = WorkTypeAnswer.extend({
  zipCode: optional(z.string().trim().max(20)),
  /** 'Paducah, KY', or any other way to write a US city. */
  city: optional(z.string().trim().max(120)),
});
export const ContractorAnswer = WorkTypeAnswer.extend({
  /** Nobody is asked, and contractors send proposals. */
  openToProposals: optional(z.boolean()),
  contractorIds: z.array(ContractorId).max(MAX_ASKED),
}).refine(({ openToProposals, contractorIds }) => openToProposals || contractorIds.length > 0, {
  ...pickContractor,
  path: ['contractorIds'],
});

/** The draft that the server keeps for a browser without scripts. */
export const KeptDraft = z.object({
  draft: Draft.nullable(),
  /** The request that the draft has become. */
  receipt: RequestReceipt.nullable(),
});
export type KeptDraft = z.infer<typeof KeptDraft>;

const step = { method: 'POST', reply: Done, rate: 'write' } as const;

export const getDraft = endpoint({
  name: 'getDraft',
  summary: 'The answers that the server keeps for this browser, or the request that they have become',
  method: 'GET',
  path: '/api/service-request-draft',
  reply: KeptDraft,
  rate: 'read',
  ofBrowser: true,
});

export const answerWorkType = endpoint({
  ...step,
  name: 'answerWorkType',
  summary: 'Without scripts: keeps the kind of work of the wizard',
  path: '/api/service-request-draft/work-type',
  body: z.object({ workType: WorkType }),
});

export const answerInWords = endpoint({
  ...step,
  name: 'answerInWords',
  summary: 'Without scripts: keeps what a sentence says about the job',
  path: '/api/service-request-draft/sentence',
  body: processVoiceInput.body.omit({ timeZone: true }),
});

export const answerPlace = endpoint({
  ...step,
  name: 'answerPlace',
  summary: 'Without scripts: keeps the place of the job, by ZIP code or city',
  path: '/api/service-request-draft/place',
  body: PlaceAnswer,
});

export const answerContractor = endpoint({
  ...step,
  name: 'answerContractor',
  summary: 'Without scripts: keeps which contractors are asked, or that they come to the customer',
  path: '/api/service-request-draft/contractors',
  body: ContractorAnswer,
  problems: ['not-found'],
});

export const submitDraft = endpoint({
  name: 'submitDraft',
  summary: 'Without scripts: sends the request with the details, and erases the kept answers',
  method: 'POST',
  path: '/api/service-request-draft/submission',
  body: DetailsForm,
  reply: SubmittedRequest,
  status: 201,
  problems: ['already-happened', 'idempotency-mismatch'],
  rate: 'message',
  idempotent: true,
});

export const forgetDraft = endpoint({
  ...step,
  name: 'forgetDraft',
  summary: 'Erases the answers that the server keeps for this browser: they are no longer wanted, or kept by it',
  method: 'DELETE',
  path: '/api/service-request-draft',
});
