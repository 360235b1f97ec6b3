import { Award, BadgeCheck, Check } from 'lucide-react';
import { Badge, Badges } from '../../ui/badge.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

interface ContractorBadgesProps {
  isPremium: boolean;
  isVerified: boolean;
  selected?: boolean;
  className?: string;
}

/** What a contractor has paid for, has proved, and whether they are the chosen one. */
export function ContractorBadges({ isPremium, isVerified, selected = false, className = '' }: ContractorBadgesProps) {
  return (
    <Badges className={className}>
      {selected && (
        <Badge tone="plumb" icon={Check} className="lg:hidden">
          Selected
        </Badge>
      )}
      {isPremium && (
        <Tooltip text="Featured is a paid placement: this contractor pays to be listed first.">
          {/* Its target reaches 10 px beyond the badge of 24 px, above and below. */}
          <button
            type="button"
            className="relative z-1 inline-flex cursor-default rounded after:absolute after:inset-x-0 after:-inset-y-2.5"
          >
            <Badge tone="brass" icon={Award}>
              Featured
            </Badge>
          </button>
        </Tooltip>
      )}
      {isVerified && (
        <Badge tone="outline" icon={BadgeCheck}>
          Verified
        </Badge>
      )}
    </Badges>
  );
}
