import { type ProjectFilter, USUAL_RADIUS } from '@plumbline/contract/domains/projects/project-filter.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { placeByText, pointToSearchFrom } from '../../locations/public.ts';
import { projectWords } from '../project.words.ts';
import { type Circle, circleAround, pointIn } from '../rules/around-place.ts';
import { mayBeMistyped } from '../rules/corrections.ts';
import { permitIn, searchTerms } from '../rules/search-words.ts';
import type { ResolvedFilter } from '../store/project-filter.ts';
import { meantBy, queryOf } from '../store/search-query.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Searches for what a person means: calls `run` with each word as a prefix and in every spelling. Only while that finds
 * nothing, it takes the text for a permit number, then corrects the words that occur in no project, and at last all
 * words. So a search without typos costs nothing extra.
 *
 * @throws DomainError 'invalid-input' naming `near` if nobody knows the place
 */
export async function searching<Found>(
  ctx: Context,
  { search = '', near, within, days, ...rest }: ProjectFilter,
  run: (filter: ResolvedFilter) => Promise<Found>,
  isNothing: (found: Found) => boolean,
): Promise<Found> {
  const given: Omit<ResolvedFilter, 'words'> = {
    ...rest,
    ...(near === undefined ? {} : { circle: circleOf(near, within) }),
    ...(days === undefined ? {} : { since: new Date(ctx.clock.now().getTime() - days * DAY_MS) }),
  };
  const terms = searchTerms(search);
  if (terms.length === 0) return run({ ...given, words: null });
  const found = await run({ ...given, words: queryOf(terms) });
  if (!isNothing(found)) return found;
  const permit = permitIn(search);
  if (permit !== null) {
    const permitted = await run({ ...given, words: null, permit });
    if (!isNothing(permitted)) return permitted;
  }
  const typed = terms.map(({ word }) => word).filter(mayBeMistyped);
  for (const isAnyWord of [false, true]) {
    const meant = await meantBy(ctx.db, typed, { isAnyWord });
    if (meant.size === 0) continue;
    const corrected = await run({ ...given, words: queryOf(terms, meant) });
    if (!isNothing(corrected)) return corrected;
    // No word is left to correct.
    if (meant.size === typed.length) break;
  }
  return found;
}

/**
 * Returns the circle of a filter; null if it names no place.
 * @throws DomainError 'invalid-input' naming `near` if nobody knows the place
 */
export const resolvedPlace = ({ near, within }: Pick<ProjectFilter, 'near' | 'within'>): Circle | null =>
  near === undefined ? null : circleOf(near, within);

function circleOf(near: string, miles = USUAL_RADIUS): Circle {
  const point = pointIn(near) ?? placeByText(near);
  if (point === null) {
    throw new DomainError(
      'invalid-input',
      say(projectWords, ({ noSuchPlace }) => noSuchPlace),
      { near: say(projectWords, ({ noSuchPlace }) => noSuchPlace) },
    );
  }
  return circleAround(pointToSearchFrom(point), miles);
}
