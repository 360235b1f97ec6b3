import * as z from 'zod';
import { formatPhone } from '../../kernel/format.ts';
import { ContractorId } from '../../kernel/id.ts';
import { Asking, type Understanding, WorkType } from '../assistant/understanding.ts';
import { DraftDetails, detailNames, detailsAgain, EMPTY_DETAILS } from './draft-details.ts';
import { MAX_ASKED, type RequestAgain } from './service-request.ts';

/** The location of the work, as the location step found it. */
export const DraftPlace = z.object({
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type DraftPlace = z.infer<typeof DraftPlace>;

/** The data about a chosen contractor that later steps show. */
export const ChosenContractor = z.object({
  id: ContractorId,
  companyName: z.string(),
  photoUrl: z.string().nullable(),
  isVerified: z.boolean(),
  /** IANA zone of their clocks: near enough to tell which day it is where the work is. */
  timeZone: z.string(),
  /** Miles; null when not measured. */
  distance: z.number().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type ChosenContractor = z.infer<typeof ChosenContractor>;

/** The details, besides the job itself, that a sentence may contain. */
const SAID_FIELDS = ['preferredTimeSlot', 'preferredDate', 'place', 'customerName', 'customerPhone'] as const;
export const SaidField = z.enum(SAID_FIELDS);
export type SaidField = z.infer<typeof SaidField>;

/** Everything that a person has answered so far. */
export const Draft = z.object({
  workType: WorkType.nullable(),
  /** The text spoken or typed to the assistant. */
  sentence: z.string(),
  /**
   * The details that the assistant understood; the answers are stored with their steps. Null if the trade was picked
   * manually.
   */
  understood: z
    .object({
      said: z.array(SaidField).default([]),
      /** A city named without a ZIP code: the location step asks for the place in it. */
      city: DraftPlace.optional(),
    })
    .nullable(),
  /** The question about the sentence that is open. Until it is answered, the sentence answers nothing. */
  asking: Asking.nullable().default(null),
  /** The sentence to show while life or property is in danger. */
  safety: z.string().nullable(),
  place: DraftPlace.nullable(),
  /** One contractor, or the best matches. */
  asked: z.array(ChosenContractor).max(MAX_ASKED),
  /** No contractor is asked: contractors send proposals. */
  openToProposals: z.boolean().default(false),
  details: DraftDetails,
  /** The ended request this one is filled in from, and the contractors who did not do it. */
  again: z
    .object({
      requestNumber: z.string(),
      refused: z.array(z.object({ companyName: z.string(), outcome: z.string() })),
    })
    .nullable()
    .default(null),
  /** Sent as Idempotency-Key: however often this draft is submitted, it is one request. */
  submissionKey: z.string().min(1),
  /** Bodies sent under that key whose answer never arrived, newest last. */
  unanswered: z.array(z.string()),
});
export type Draft = z.infer<typeof Draft>;

/** A draft without answers. `submissionKey` is any random text. */
export const emptyDraft = (submissionKey: string): Draft => ({
  workType: null,
  sentence: '',
  understood: null,
  asking: null,
  safety: null,
  place: null,
  asked: [],
  openToProposals: false,
  details: EMPTY_DETAILS,
  again: null,
  submissionKey,
  unanswered: [],
});

/**
 * A draft filled in from a request that has ended. The customer picks the contractors again, and agrees to texts again:
 * the consent was given for that request.
 */
export const draftAgain = (draft: Draft, ended: RequestAgain): Draft => ({
  ...emptyDraft(draft.submissionKey),
  workType: ended.workType,
  place: ended.place,
  details: detailsAgain(ended),
  again: {
    requestNumber: ended.requestNumber,
    refused: ended.refused.map(({ companyName, outcome }) => ({ companyName, outcome })),
  },
});

/** The work type was picked by hand. Another trade has other contractors; a warning of danger stays. */
export const withWorkType = (draft: Draft, workType: WorkType): Draft => ({
  ...draft,
  workType,
  asking: null,
  understood: draft.workType === workType ? draft.understood : null,
  asked: draft.workType === workType ? draft.asked : [],
});

/** Applies an understood sentence: it answers the work type and prefills the details of later steps. */
export function withUnderstanding(draft: Draft, understanding: Understanding): Draft {
  const { preferredDate, preferredTimeSlot, customerName, customerPhone, place, safety } = understanding;
  const before = (draft.understood?.said ?? []).reduce(withoutSaid, draft);
  const told = withWorkType(before, understanding.workType);
  const exactly = understanding.zipCode === null ? null : place;
  const answers = { preferredDate, preferredTimeSlot, place: exactly, customerName, customerPhone };
  const details = {
    ...told.details,
    projectType: understanding.projectType,
    urgency: understanding.urgency,
    description: understanding.description,
    preferredDate: preferredDate ?? told.details.preferredDate,
    preferredTimeSlot: preferredTimeSlot ?? told.details.preferredTimeSlot,
    customerName: customerName ?? told.details.customerName,
    customerPhone: customerPhone ? formatPhone(customerPhone) : told.details.customerPhone,
  };
  const said = SAID_FIELDS.filter((field) => answers[field] !== null);
  const understood = { said, ...(place && !exactly && { city: place }) };
  return { ...(exactly ? withPlace(told, exactly) : told), details, safety, understood };
}

/**
 * Applies an understood sentence that is ambiguous. The work type waits for the answer; a warning is shown at
 * once.
 */
export const withQuestion = (draft: Draft, { asking, safety }: Understanding): Draft => ({
  ...draft,
  workType: null,
  understood: null,
  asking,
  safety: safety ?? draft.safety,
});

/** Corrects the understood trade, and keeps the other details. */
export const withTrade = (draft: Draft, workType: WorkType): Draft => ({
  ...withWorkType(draft, workType),
  understood: draft.understood,
});

/** Rejects an understood detail and restores the previous answer. */
export function withoutSaid(draft: Draft, field: SaidField): Draft {
  const understood = draft.understood && {
    ...draft.understood,
    said: draft.understood.said.filter((said) => said !== field),
  };
  if (field === 'place') return { ...draft, understood, place: null, asked: [] };
  return { ...draft, understood, details: { ...draft.details, [field]: EMPTY_DETAILS[field] } };
}

/** A place was picked. Elsewhere other contractors are near. */
export const withPlace = (draft: Draft, place: DraftPlace): Draft => {
  const same = draft.place?.city === place.city && draft.place.state === place.state;
  return { ...draft, place, asked: same ? draft.asked : [] };
};

export const withAsked = (draft: Draft, asked: readonly ChosenContractor[]): Draft => ({
  ...draft,
  asked: asked.slice(0, MAX_ASKED),
  openToProposals: false,
});

/** Applies 'Let contractors come to me', which replaces any chosen contractors. */
export const withOpenDoor = (draft: Draft): Draft => ({ ...draft, asked: [], openToProposals: true });

export const withDetails = (draft: Draft, details: DraftDetails): Draft => ({ ...draft, details });

/** Returns today if a stored date has passed. `today` is yyyy-MM-dd. */
export const dateFrom = (kept: string, today: string): string => (kept < today ? today : kept);

/** Details about the customer, which stay true for another job. */
const OF_CUSTOMER = ['customerName', 'customerPhone', 'customerEmail', 'address', 'preferredContactMethod'] as const;

/**
 * Returns the draft of a device whose scripts have arrived after the first answers: the server kept these, and the
 * device fills in what it knows from before. A draft that it has taken over already stays.
 */
export function takenOver(onDevice: Draft, kept: Draft): Draft {
  if (onDevice.submissionKey === kept.submissionKey) return onDevice;
  const isSameJob = onDevice.workType === kept.workType;
  const known = isSameJob ? detailNames : OF_CUSTOMER;
  const missing = known.filter((name) => kept.details[name] === EMPTY_DETAILS[name]);
  const details = { ...kept.details, ...Object.fromEntries(missing.map((name) => [name, onDevice.details[name]])) };
  return { ...kept, details };
}
