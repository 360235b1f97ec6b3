import type { ChosenContractor } from '@plumbline/contract/domains/service-requests/draft.ts';
import { formatDistance } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { stepsWords } from './steps.words.ts';

const words = here(stepsWords).contractor;

/** Returns '2.6 mi away · Verified'. */
export const factsLine = ({ distance, isVerified }: ChosenContractor): string =>
  [distance === null ? '' : words.away(formatDistance(distance)), isVerified ? words.verified : '']
    .filter(Boolean)
    .join(' · ');

/** The contractors that will be asked, one per line. */
export function ChosenContractors({ contractors }: { contractors: readonly ChosenContractor[] }) {
  return (
    <ul className="space-y-3">
      {contractors.map((contractor) => (
        <li key={contractor.id} className="flex items-center gap-3">
          <Avatar name={contractor.companyName} src={contractor.photoUrl ?? undefined} />
          <div className="min-w-0">
            <b className="block leading-5">{contractor.companyName}</b>
            <span className="num block text-meta text-ink-2">{factsLine(contractor)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
