import type { CraftsmanProfile } from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import { formatDay } from '@plumbline/contract/kernel/format.ts';
import clsx from 'clsx';
import { ContractorBadges } from '../contractor-badges.tsx';
import { licenseLine } from '../contractor-words.ts';

/** Verified or not, on what evidence, and whether new work is taken. */
export function Standing({ profile, className }: { profile: CraftsmanProfile; className?: string }) {
  const { licenseNumber, notTakingWorkUntil } = profile;
  const checked = licenseLine(profile);
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-2.5 gap-y-1 text-meta text-ink-2', className)}>
      <ContractorBadges isPremium={profile.isPremium} isVerified={profile.isVerified} />
      <span className="num">{licenseNumber ? checked.replace('License', `License ${licenseNumber},`) : checked}</span>
      {notTakingWorkUntil && <b className="num text-ink">Not taking work until {formatDay(notTakingWorkUntil)}</b>}
    </div>
  );
}
