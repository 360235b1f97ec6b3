import { Award, BadgeCheck, Check } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { Badge, Badges } from '../../ui/badge.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords);

interface ContractorBadgesProps {
  isPremium: boolean;
  isVerified: boolean;
  selected?: boolean;
  className?: string;
}

/** The badges Featured, Verified and Selected that apply. */
export function ContractorBadges({ isPremium, isVerified, selected = false, className = '' }: ContractorBadgesProps) {
  return (
    <Badges className={className}>
      {selected && (
        <Badge tone="plumb" icon={Check} className="lg:hidden">
          {words.selected}
        </Badge>
      )}
      {isPremium && (
        <Tooltip text={words.featuredExplained}>
          {(target) => (
            // The target extends 10 px above and below the badge of 24 px.
            <button
              {...target}
              type="button"
              className="relative z-1 inline-flex cursor-default rounded after:absolute after:inset-x-0 after:-inset-y-2.5"
            >
              <Badge tone="brass" icon={Award}>
                {words.featured}
              </Badge>
            </button>
          )}
        </Tooltip>
      )}
      {isVerified && (
        <Badge tone="outline" icon={BadgeCheck}>
          {words.verified}
        </Badge>
      )}
    </Badges>
  );
}
