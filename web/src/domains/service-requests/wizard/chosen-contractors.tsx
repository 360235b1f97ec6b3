import { formatDistance } from '@plumbline/contract/kernel/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import type { ChosenContractor } from './draft.ts';

/** '2.6 mi away · Verified'. */
export const factsLine = ({ distance, isVerified }: ChosenContractor): string =>
  [distance === null ? '' : `${formatDistance(distance)} away`, isVerified ? 'Verified' : '']
    .filter(Boolean)
    .join(' · ');

/** Who is to be asked, in a line each. */
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
