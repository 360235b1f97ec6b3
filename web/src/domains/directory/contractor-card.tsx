import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import clsx from 'clsx';
import { BadgeCheck, Check, CircleDashed, Clock, Globe, IdCard, MapPin, Phone } from 'lucide-react';
import { formatDistance } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconLine } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Rating } from '../../ui/rating.tsx';
import { asksAbout } from './choice-button.ts';
import { contractorWords } from './contractor.words.ts';
import { ContractorBadges } from './contractor-badges.tsx';
import { addressLine, licenseLine, reviewSearchUrl, websiteUrl } from './contractor-words.ts';
import { LatePermitLine } from './late-permit-line.tsx';

const words = here(contractorWords);

export interface ContractorCardProps {
  contractor: FoundContractor;
  selected: boolean;
  onSelect: () => void;
  /** How soon they would answer: 'Open now'. */
  answers: string | undefined;
}

/** One contractor to choose from. The whole card is the target of its one button; links in it stay links. */
export function ContractorCard({ contractor, selected, onSelect, answers }: ContractorCardProps) {
  const { companyName, contactName, distance, phone, city } = contractor;
  const website = websiteUrl(contractor.website);
  const choice = { id: contractor.id, companyName, selected, onSelect };
  return (
    <Card
      as="article"
      selected={selected}
      className="relative grid grid-cols-[3rem_minmax(0,1fr)_2rem] gap-x-3 transition-colors has-[.card-target:hover]:border-plumb lg:grid-cols-[3.5rem_minmax(0,1fr)_11rem] lg:gap-x-4 lg:p-5"
    >
      <Avatar name={companyName} src={contractor.photoUrl ?? contractor.logoUrl ?? undefined} size="large" />
      <div className="min-w-0">
        <h3 className="text-title tracking-[-0.01em]">{companyName}</h3>
        {contactName && <p className="text-meta text-ink-2">{contactName}</p>}
        <ContractorBadges
          isPremium={contractor.isPremium}
          isVerified={contractor.isVerified}
          selected={selected}
          className="mt-1.5"
        />
      </div>
      <SelectRing {...choice} />
      <div className="col-span-full mt-3 space-y-1 lg:col-span-1 lg:col-start-2 lg:mt-2.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="relative z-1 inline-flex">
            <Rating
              rating={contractor.rating}
              reviewCount={contractor.reviewCount}
              sample={contractor.isSampleRating}
              href={reviewSearchUrl(contractor)}
            />
          </span>
          {distance !== null && (
            <span className="whitespace-nowrap">
              {words.beforeDistance}
              <b className="num">{formatDistance(distance)}</b>
              {words.afterDistance}
            </span>
          )}
        </p>
        {answers && (
          <IconLine icon={Clock} className="num">
            {answers}
          </IconLine>
        )}
        <IconLine icon={MapPin} className="text-meta text-ink-2">
          {addressLine(contractor)}
          <br />
          {words.servesMetro(city)}
        </IconLine>
        <IconLine icon={contractor.licenseCheckedOn ? BadgeCheck : CircleDashed} className="text-meta text-ink-2">
          {licenseLine(contractor)}
        </IconLine>
        <div className="text-meta text-ink-2">
          <LatePermitLine of={contractor} inNewTab />
        </div>
      </div>
      <div className="col-span-full mt-3 flex flex-wrap gap-2 *:grow lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:flex-col lg:gap-1 lg:*:grow-0">
        <SelectButton {...choice} />
        {phone && (
          <ButtonAnchor href={`tel:${phone}`} icon={Phone} className={clsx(contactLink, 'num')}>
            {formatPhone(phone)}
          </ButtonAnchor>
        )}
        <ButtonLink
          to="/contractors/$slug"
          params={{ slug: contractor.slug }}
          target="_blank"
          icon={IdCard}
          className={contactLink}
        >
          {words.profile}
          <span className="sr-only"> {words.ofInNewTab(companyName)}</span>
        </ButtonLink>
        {website && (
          <ButtonAnchor href={website} target="_blank" rel="noopener noreferrer" icon={Globe} className={contactLink}>
            {words.website}
            <span className="sr-only"> {words.ofInNewTab(companyName)}</span>
          </ButtonAnchor>
        )}
      </div>
    </Card>
  );
}

/** Buttons on phones; plain links next to the card's text on wide screens. */
const contactLink =
  'relative z-1 whitespace-nowrap max-lg:px-1.5 lg:justify-start lg:border-transparent lg:bg-transparent lg:pl-4 lg:text-plumb-ink lg:hover:bg-plumb-tint';

/** Extends a button's target to its whole card. */
const target = 'card-target after:absolute after:inset-0 after:rounded';

interface ChoiceProps {
  id: ContractorId;
  companyName: string;
  selected: boolean;
  onSelect: () => void;
}

/** The accessible name and the action of both buttons. */
const asks = ({ id, companyName, selected, onSelect }: ChoiceProps) => ({
  'aria-label': selected ? words.selectedCompany(companyName) : words.selectCompany(companyName),
  ...asksAbout(id, onSelect),
});

function Tick({ selected }: { selected: boolean }) {
  return (
    <span
      className={clsx(
        'grid size-6 place-items-center rounded-full border-2',
        selected ? 'border-plumb bg-plumb text-on-plumb' : 'border-line-strong bg-surface text-transparent',
      )}
    >
      <Icon of={Check} size="tiny" strokeWidth={3} />
    </span>
  );
}

/** On phones: a ring in the card's corner. */
function SelectRing(choice: ChoiceProps) {
  return (
    <button
      type="submit"
      {...asks(choice)}
      className={clsx('-mt-2.5 -mr-1.5 grid size-11 place-items-center justify-self-end lg:hidden', target)}
    >
      <Tick selected={choice.selected} />
    </button>
  );
}

/** On wide screens: a button in the card's last column, or a mark if it is selected. */
function SelectButton(choice: ChoiceProps) {
  if (!choice.selected) {
    return (
      <Button {...asks(choice)} type="submit" variant="line" className={clsx('max-lg:hidden', target)}>
        {words.select}
      </Button>
    );
  }
  return (
    <button
      type="submit"
      {...asks(choice)}
      className={clsx(
        'flex min-h-11 items-center gap-2 rounded pl-3.5 font-strong text-plumb-ink max-lg:hidden',
        target,
      )}
    >
      <Tick selected />
      {words.selected}
    </button>
  );
}
