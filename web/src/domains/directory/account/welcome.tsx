import type { ContactHistory, ContractorProfile } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { feeSentence } from '@plumbline/contract/kernel/site.ts';
import { Link } from '@tanstack/react-router';
import { Clock, ExternalLink, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { here, language } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { site } from '../../../lib/site.ts';
import { useMovedFocus } from '../../../lib/use-moved-focus.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Timeline, type TimelineItem } from '../../../ui/timeline.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useEditProfile } from './calls.ts';
import { ConfirmPhone } from './confirm-phone.tsx';
import { CreateListingForm } from './create-listing-form.tsx';
import { FindListing } from './find-listing.tsx';
import { welcomeWords } from './welcome.words.ts';
import { hasHours } from './welcome-steps.ts';

const words = here(welcomeWords);

const accountLink = 'inline-flex min-h-11 items-center text-plumb-ink underline underline-offset-3';
interface WelcomeProps {
  /** Null without a listing. */
  profile: ContractorProfile | null;
  /** Undefined until it is loaded, and without a listing. */
  history: ContactHistory | undefined;
}

/** The top of a new contractor's dashboard: the steps to the first job, with the current one open in its place. */
export function Welcome({ profile, history }: WelcomeProps) {
  const { firstName } = useSignedInUser();
  const [region, focusRegion] = useMovedFocus();
  const isNew = (history?.totalAcceptances ?? 0) === 0;
  const steps = stepsOf(profile, isNew, focusRegion);
  const current = steps.findIndex(({ isDone }) => !isDone);
  const items = steps.map(({ id, title, isDone, children }, index): TimelineItem => {
    const state = isDone ? 'done' : index === current ? 'now' : 'next';
    return { id, title, state, ...(children && { children: children(state === 'now') }) };
  });
  const left = steps.length - steps.filter(({ isDone }) => isDone).length;
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby="welcome-title"
      className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-4 rounded lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start lg:gap-8"
    >
      <Card roomy>
        <h2 id="welcome-title">{isNew ? words.welcome(firstName, left) : words.oneStepLeft}</h2>
        <p className="mt-0.5 mb-6 text-ink-2">{leadOf(profile)}</p>
        <Timeline label={words.steps} items={items} />
      </Card>
      {profile && <Seen profile={profile} />}
    </section>
  );
}

function leadOf(profile: ContractorProfile | null): string {
  if (profile === null) return words.leadListing;
  return profile.phoneProven ? words.leadFound : words.leadPhone;
}

interface Step {
  readonly id: string;
  readonly title: string;
  readonly isDone: boolean;
  readonly children?: (isCurrent: boolean) => ReactNode;
}

function stepsOf(profile: ContractorProfile | null, isNew: boolean, onDone: () => void): Step[] {
  const listing: Step = {
    id: 'listing',
    title: profile === null ? words.getListing : words.listingLive,
    isDone: profile !== null,
    children: () => (profile === null ? <GetListing /> : <LookItOver />),
  };
  const phone: Step = {
    id: 'phone',
    title: profile?.phoneProven ? words.phoneConfirmed : words.confirmPhone,
    isDone: profile?.phoneProven === true,
    children: () => <PhoneStep profile={profile} onDone={onDone} />,
  };
  const hours: Step = {
    id: 'hours',
    title: profile !== null && hasHours(profile) ? words.hoursSet : words.setHours,
    isDone: profile !== null && hasHours(profile),
    children: (isCurrent) => <HoursStep profile={profile} isCurrent={isCurrent} onDone={onDone} />,
  };
  const job: Step = {
    id: 'job',
    title: site.freeReferrals > 0 ? words.firstJobFree : words.firstJob,
    isDone: false,
    children: () => (
      <p className="num text-meta text-ink-2">
        {feeSentence(site, language)} {words.noMonthlyFee}
      </p>
    ),
  };
  return isNew ? [listing, phone, hours, job] : [phone];
}

function GetListing() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h3>{words.listedAlready}</h3>
        <FindListing />
      </div>
      <div className="border-t border-line pt-5">
        <h3 id="create-title" className="mb-4">
          {words.orCreate}
        </h3>
        <CreateListingForm labelledBy="create-title" />
      </div>
    </div>
  );
}

const LookItOver = () => (
  <Link to="/account-craftsman" className={accountLink}>
    {words.lookItOver}
  </Link>
);

function PhoneStep({ profile, onDone }: { profile: ContractorProfile | null; onDone: () => void }) {
  if (profile?.phoneProven) return null;
  return (
    <>
      <p className="mb-3 text-ink-2">{words.replyFromVan}</p>
      {profile === null ? null : profile.phone === null ? (
        <ButtonLink to="/account-craftsman">{words.addPhone}</ButtonLink>
      ) : (
        <div className="rounded border border-line p-4">
          <ConfirmPhone
            profile={profile}
            phone={profile.phone}
            onProven={onDone}
            another={
              <ButtonLink to="/account-craftsman" variant="text">
                {words.anotherNumber}
              </ButtonLink>
            }
          />
        </div>
      )}
    </>
  );
}

const USUAL_HOURS = {
  Monday: '8:00 AM - 5:00 PM',
  Tuesday: '8:00 AM - 5:00 PM',
  Wednesday: '8:00 AM - 5:00 PM',
  Thursday: '8:00 AM - 5:00 PM',
  Friday: '8:00 AM - 5:00 PM',
  Saturday: 'Closed',
  Sunday: 'Closed',
} as const;

interface HoursStepProps {
  profile: ContractorProfile | null;
  isCurrent: boolean;
  onDone: () => void;
}

function HoursStep({ profile, isCurrent, onDone }: HoursStepProps) {
  const edit = useEditProfile();
  if (profile !== null && hasHours(profile)) return null;
  const set = async () => {
    try {
      await edit.mutateAsync({ businessHours: USUAL_HOURS });
      onDone();
    } catch (failure) {
      toast({ title: words.hoursNotSaved, description: sentenceFor(failure), tone: 'destructive' });
    }
  };
  return (
    <>
      <p className="text-meta text-ink-2">{words.hoursDecide}</p>
      {profile !== null && (
        <div className="mt-3 flex flex-wrap gap-2 max-sm:*:w-full">
          <Button
            variant={isCurrent ? 'primary' : 'secondary'}
            busy={edit.isPending}
            busyLabel={words.saving}
            onClick={set}
          >
            {words.usualHours}
          </Button>
          <ButtonLink to="/account-craftsman" variant="text">
            {words.setMyself}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** A preview of the listing as customers see it so far. */
function Seen({ profile }: { profile: ContractorProfile }) {
  return (
    <Card as="section" roomy aria-labelledby="seen-title">
      <h2 id="seen-title">{words.howSeen}</h2>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={profile.companyName} />
        <p className="min-w-0 font-strong wrap-anywhere">{profile.companyName}</p>
      </div>
      <div className="mt-3 grid gap-2">
        <IconLine icon={Star}>
          {profile.rating === null
            ? words.newNoReviews
            : words.rated(String(profile.rating), String(profile.reviewCount))}
        </IconLine>
        <IconLine icon={Clock}>{hasHours(profile) ? words.seenHoursSet : words.seenHoursNotSet}</IconLine>
      </div>
      <ButtonLink
        to="/contractors/$slug"
        params={{ slug: profile.slug }}
        variant="text"
        iconEnd={ExternalLink}
        className="-mx-2.5 mt-2"
      >
        {words.openMyPage}
      </ButtonLink>
    </Card>
  );
}
