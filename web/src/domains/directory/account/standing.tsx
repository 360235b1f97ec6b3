import type { ContractorProfile } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import clsx from 'clsx';
import { formatDay } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { ContractorBadges } from '../contractor-badges.tsx';
import { licenseLine } from '../contractor-words.ts';
import { accountWords } from './account.words.ts';

const words = here(accountWords);

/** The badges, the license check and the pause of a contractor. */
export function Standing({ profile, className }: { profile: ContractorProfile; className?: string }) {
  const { licenseNumber, notTakingWorkUntil } = profile;
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-2.5 gap-y-1 text-meta text-ink-2', className)}>
      <ContractorBadges isPremium={profile.isPremium} isVerified={profile.isVerified} />
      <span className="num">{licenseLine(profile, licenseNumber)}</span>
      {notTakingWorkUntil && <b className="num text-ink">{words.notTakingWorkUntil(formatDay(notTakingWorkUntil))}</b>}
    </div>
  );
}
