import type { PermitRecord } from '@plumbline/contract/domains/directory/permit-record.ts';
import { formatMonth, formatNumber } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { permitWords } from './permits.words.ts';

const words = here(permitWords);
const permitsOf = (permits: number) => words.permits(permits, formatNumber(permits));

/** Returns '23 permits in Jefferson County since 2024, latest in October 2026: water heaters, repipes'. */
export function permitText({ permits, most, since, latestOn, kinds }: PermitRecord): string {
  const isAll = most?.permits === permits;
  const where = most && (isAll ? words.in(most.place) : `${formatNumber(most.permits)} ${words.in(most.place)}`);
  const month = latestOn && formatMonth(latestOn.slice(0, 7));
  const parts = [permitsOf(permits), ...(where ? [where] : [])].join(isAll ? ' ' : ', ');
  const when =
    month && since
      ? permits === 1
        ? `${isAll ? ' ' : ', '}${words.once(month)}`
        : `${isAll ? ' ' : ', '}${words.since(String(since))}, ${words.latest(month)}`
      : '';
  return `${parts}${when}${kinds.length > 0 ? `: ${kinds.map((kind) => words.kind[kind]).join(', ')}` : ''}`;
}
