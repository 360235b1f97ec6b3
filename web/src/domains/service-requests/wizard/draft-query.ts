import type { WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import { type Draft, emptyDraft, withAsked, withWorkType } from '@plumbline/contract/domains/service-requests/draft.ts';
import { getDraft, type KeptDraft } from '@plumbline/contract/domains/service-requests/draft-endpoints.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext } from 'react';
import { call } from '../../../lib/call.ts';

/** What the server keeps for this browser. Only the server reads it, while it renders the page. */
export const keptDraftQuery = queryOptions({
  queryKey: [getDraft.path],
  queryFn: () => call(getDraft, {}),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns what the server kept for this browser when the page arrived; undefined if it arrived without. */
export const useKeptDraft = (): KeptDraft | undefined => useQuery({ ...keptDraftQuery, enabled: false }).data;

const NOTHING = emptyDraft('');

/** The draft as the page arrives, with what its link has chosen. */
export const ArrivedDraft = createContext<Draft>(NOTHING);

/** The answers that a link brings. */
export interface LinkedAnswers {
  readonly workType: WorkType | undefined;
  readonly contractor: string | undefined;
}

/** Applies the answers of a link; a contractor in it takes the place of an earlier choice. */
export function withLink(draft: Draft, { workType, contractor }: LinkedAnswers): Draft {
  if (!workType) return draft;
  const chosen = withWorkType(draft, workType);
  return contractor ? withAsked(chosen, []) : chosen;
}

/** Returns the draft as the page arrives. */
export const arrivedDraft = (kept: KeptDraft | undefined, link: LinkedAnswers): Draft =>
  withLink(kept?.draft ?? NOTHING, link);
