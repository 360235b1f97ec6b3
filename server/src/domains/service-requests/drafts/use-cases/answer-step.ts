import type { WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import {
  type ChosenContractor,
  type Draft,
  type DraftPlace,
  withAsked,
  withOpenDoor,
  withPlace,
  withQuestion,
  withUnderstanding,
  withWorkType,
} from '@plumbline/contract/domains/service-requests/draft.ts';
import type {
  ContractorAnswer,
  answerInWords as InWords,
  PlaceAnswer,
} from '@plumbline/contract/domains/service-requests/draft-endpoints.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type * as z from 'zod';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import type { HeldSecrets } from '../../../../kernel/http/mount.ts';
import { processVoiceInput } from '../../../assistant/public.ts';
import { contractorsByIds } from '../../../directory/public.ts';
import { placeByText, placeByZip } from '../../../locations/public.ts';
import { draftsWords } from '../rules/drafts.words.ts';
import { changeAnswers } from './change-draft.ts';

const withTrade = (draft: Draft, workType: WorkType | undefined): Draft =>
  workType === undefined ? draft : withWorkType(draft, workType);

/** Keeps the kind of work. */
export const answerWorkType = (ctx: Context, held: HeldSecrets, { workType }: { workType: WorkType }) =>
  changeAnswers(ctx, held, (draft) => withWorkType(draft, workType));

/** Keeps what a sentence says, or the question that it leaves open. */
export async function answerInWords(
  ctx: Context,
  held: HeldSecrets,
  said: z.output<typeof InWords.body>,
): Promise<void> {
  const understanding = await processVoiceInput(ctx, said);
  const withMeaning = understanding.asking === null ? withUnderstanding : withQuestion;
  await changeAnswers(ctx, held, (draft) => withMeaning({ ...draft, sentence: said.text }, understanding));
}

/**
 * Keeps the place. A ZIP code counts more than a city, which means its center.
 * @throws DomainError 'invalid-input' at the field whose place is unknown
 */
export async function answerPlace(
  ctx: Context,
  held: HeldSecrets,
  { workType, zipCode, city }: z.output<typeof PlaceAnswer>,
): Promise<void> {
  const place = zipCode === undefined ? cityNamed(city) : zipNamed(zipCode);
  await changeAnswers(ctx, held, (draft) => withPlace(withTrade(draft, workType), place));
}

function zipNamed(zipCode: string): DraftPlace {
  const place = placeByZip(zipCode);
  if (place === null) throw unknownPlace('zipCode');
  return pointOf({ ...place, zipCode });
}

function cityNamed(city: string | undefined): DraftPlace {
  const place = city === undefined ? null : placeByText(city);
  if (place === null) throw unknownPlace('city');
  return pointOf(place);
}

const pointOf = ({ city, state, zipCode, latitude, longitude }: Place): DraftPlace => ({
  city,
  state,
  zipCode,
  latitude,
  longitude,
});

function unknownPlace(field: 'zipCode' | 'city'): DomainError {
  const message = say(draftsWords, ({ unknown }) => unknown[field]);
  return new DomainError('invalid-input', message, { [field]: message });
}

/**
 * Keeps whom to ask.
 * @throws DomainError 'not-found' if a contractor doesn't exist
 */
export async function answerContractor(
  ctx: Context,
  held: HeldSecrets,
  { workType, openToProposals, contractorIds }: z.output<typeof ContractorAnswer>,
): Promise<void> {
  const chosen = openToProposals ? [] : await chosenFrom(ctx, contractorIds);
  await changeAnswers(ctx, held, (before) => {
    const draft = withTrade(before, workType);
    return openToProposals ? withOpenDoor(draft) : withAsked(draft, measured(chosen, draft.place));
  });
}

type Listed = Awaited<ReturnType<typeof contractorsByIds>>[number];

async function chosenFrom(ctx: Context, ids: readonly ContractorId[]): Promise<Listed[]> {
  const listed = await contractorsByIds(ctx, ids);
  if (listed.length === ids.length) return listed;
  const message = say(draftsWords, ({ notListed }) => notListed);
  throw new DomainError('not-found', message, { contractorIds: message });
}

const measured = (listed: readonly Listed[], from: DraftPlace | null): ChosenContractor[] =>
  listed.map(({ id, companyName, photoUrl, logoUrl, isVerified, timeZone, latitude, longitude, phone, email }) => ({
    id,
    companyName,
    photoUrl: photoUrl ?? logoUrl,
    isVerified,
    timeZone,
    distance: from && milesBetween(from, { latitude, longitude }),
    phone,
    email,
  }));
