import type { UnlinkedReason } from '@plumbline/contract/domains/leads/firm-kinds.ts';
import { plainLicenseNumber } from '../../directory/public.ts';
import { isCommonName, type Likeness, likenessOf, tradesInName } from './firm-name.ts';

/** A firm as permits name it. */
export interface PermitFirm {
  /** All spellings. */
  readonly names: readonly string[];
  readonly licenses: readonly string[];
  /** Where its permits are: counties, or cities ('chicago, IL') where no county is known. */
  readonly places: readonly string[];
  /** The trades of its permits; empty for a builder's. */
  readonly trades: readonly string[];
}

/** A contractor of the directory that may be the firm. */
export interface ListedFirm {
  readonly id: string;
  readonly name: string;
  readonly licenses: readonly string[];
  readonly places: readonly string[];
  readonly trades: readonly string[];
}

export type FirmLink =
  | { readonly contractorId: string; readonly by: 'license' | 'name' }
  | { readonly reason: UnlinkedReason; readonly candidates: readonly string[] };

const ORDER: readonly Likeness[] = ['same', 'cut', 'misspelled'];

/**
 * Decides which contractor of the directory a firm on permits is. A license number decides alone, if all permits give the
 * same one and one contractor has it. Otherwise the name, the place and the trade must agree, and no other contractor may
 * agree as well.
 */
export function decideLink(firm: PermitFirm, listed: readonly ListedFirm[]): FirmLink {
  const licenses = new Set(firm.licenses.map(plainLicenseNumber).filter((number) => /\d{3}/.test(number)));
  const licensed = listed.filter(({ licenses: own }) => own.some((number) => licenses.has(plainLicenseNumber(number))));
  if (licenses.size > 1) return unlinked('several-licenses', licensed);
  const [holder] = licensed;
  if (holder !== undefined) {
    return licensed.length === 1 ? { contractorId: holder.id, by: 'license' } : unlinked('several', licensed);
  }
  const alike = listed.flatMap((one) => {
    const likeness = bestLikeness(firm.names, one.name);
    // Two license numbers are two firms, however much the names agree.
    const isOther = licenses.size > 0 && one.licenses.length > 0;
    return likeness === null || isOther ? [] : [{ one, likeness }];
  });
  if (alike.length === 0) return unlinked('not-listed', []);
  const near = alike.filter(({ one }) => one.places.some((place) => firm.places.includes(place)));
  if (near.length === 0)
    return unlinked(
      'elsewhere',
      alike.map(({ one }) => one),
    );
  const fitting = near.filter(({ one }) => isTrade(firm, one));
  if (fitting.length === 0)
    return unlinked(
      'other-trade',
      near.map(({ one }) => one),
    );
  // A misspelled name counts only if no other fits. One that is cut may go on, even if it reads like a whole one.
  const spelled = fitting.filter(({ likeness }) => likeness !== 'misspelled');
  const matches = (spelled.length > 0 ? spelled : fitting).map(({ one }) => one);
  const [match] = matches;
  if (match === undefined || matches.length > 1) return unlinked('several', matches);
  if (firm.names.every(isCommonName)) return unlinked('common-name', matches);
  return { contractorId: match.id, by: 'name' };
}

const MOST_SHOWN = 5;

const unlinked = (reason: UnlinkedReason, candidates: readonly ListedFirm[]): FirmLink => ({
  reason,
  candidates: candidates.slice(0, MOST_SHOWN).map(({ id }) => id),
});

function bestLikeness(names: readonly string[], listed: string): Likeness | null {
  const found = new Set(names.map((name) => likenessOf(name, listed)));
  return ORDER.find((likeness) => found.has(likeness)) ?? null;
}

/** Returns whether the trades agree. A side that names none agrees with any. */
function isTrade(firm: PermitFirm, listed: ListedFirm): boolean {
  const said = new Set(firm.trades.length > 0 ? firm.trades : firm.names.flatMap((name) => [...tradesInName(name)]));
  const own = new Set([...listed.trades, ...tradesInName(listed.name)].map(tradeOfKind));
  return said.size === 0 || own.size === 0 || [...said].some((trade) => own.has(tradeOfKind(trade)));
}

const tradeOfKind = (kind: string): string =>
  kind === 'electric' ? 'electrical' : kind === 'roofing' || kind === 'concrete' ? 'construction' : kind;
