import type { ContactHistory, CraftsmanProfile } from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import { feeSentence } from '@plumbline/contract/kernel/site.ts';
import { Link } from '@tanstack/react-router';
import { Clock, ExternalLink, Star } from 'lucide-react';
import type { ReactNode } from 'react';
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

const accountLink = 'inline-flex min-h-11 items-center text-plumb-ink underline underline-offset-3';
const hasHours = ({ businessHours }: CraftsmanProfile) => Object.keys(businessHours).length > 0;

/** Whether a craftsman still has steps to take: the listing, its phone, and before the first job its hours. */
export const needsWelcome = (profile: CraftsmanProfile | null, history: ContactHistory | undefined): boolean =>
  profile === null ||
  (history !== undefined && (!profile.phoneProven || (history.totalAcceptances === 0 && !hasHours(profile))));

interface WelcomeProps {
  /** Null while there is no listing. */
  profile: CraftsmanProfile | null;
  /** Undefined until it is loaded, and without a listing. */
  history: ContactHistory | undefined;
}

/** The top of a new craftsman's dashboard: the steps to the first job, with the current one open in its place. */
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
        <h2 id="welcome-title">
          {isNew ? `Welcome, ${firstName}. ${countWords(left)} to your first job` : 'One step is left'}
        </h2>
        <p className="mt-0.5 mb-6 text-ink-2">{leadOf(profile)}</p>
        <Timeline label="Steps" items={items} />
      </Card>
      {profile && <Seen profile={profile} />}
    </section>
  );
}

const countWords = (count: number): string =>
  count === 1 ? 'One step' : `${['No', 'One', 'Two', 'Three', 'Four'][count] ?? count} steps`;

function leadOf(profile: CraftsmanProfile | null): string {
  if (profile === null) return 'Start with your listing: customers find you through it, and requests come to it.';
  return profile.phoneProven
    ? 'Customers can find you already.'
    : 'Customers can find you already. Texts, opportunities and free connections require a confirmed phone.';
}

interface Step {
  readonly id: string;
  readonly title: string;
  readonly isDone: boolean;
  readonly children?: (isCurrent: boolean) => ReactNode;
}

function stepsOf(profile: CraftsmanProfile | null, isNew: boolean, onDone: () => void): Step[] {
  const listing: Step = {
    id: 'listing',
    title: profile === null ? 'Find or create your listing' : 'Your listing is live',
    isDone: profile !== null,
    children: () => (profile === null ? <GetListing /> : <LookItOver />),
  };
  const phone: Step = {
    id: 'phone',
    title: profile?.phoneProven ? 'Your phone is confirmed' : 'Confirm the phone that gets the jobs',
    isDone: profile?.phoneProven === true,
    children: () => <PhoneStep profile={profile} onDone={onDone} />,
  };
  const hours: Step = {
    id: 'hours',
    title: profile !== null && hasHours(profile) ? 'Your opening hours are set' : 'Set your opening hours',
    isDone: profile !== null && hasHours(profile),
    children: (isCurrent) => <HoursStep profile={profile} isCurrent={isCurrent} onDone={onDone} />,
  };
  const job: Step = {
    id: 'job',
    title: site.freeReferrals > 0 ? 'Take your first job free' : 'Take your first job',
    isDone: false,
    children: () => (
      <p className="num text-meta text-ink-2">
        {feeSentence(site)} No percentage of the job, no monthly fee, no card needed now.
      </p>
    ),
  };
  return isNew ? [listing, phone, hours, job] : [phone];
}

function GetListing() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h3>Your firm is listed already</h3>
        <FindListing />
      </div>
      <div className="border-t border-line pt-5">
        <h3 id="create-title" className="mb-4">
          Or create a listing
        </h3>
        <CreateListingForm labelledBy="create-title" />
      </div>
    </div>
  );
}

const LookItOver = () => (
  <Link to="/account-craftsman" className={accountLink}>
    Look it over
  </Link>
);

function PhoneStep({ profile, onDone }: { profile: CraftsmanProfile | null; onDone: () => void }) {
  if (profile?.phoneProven) return null;
  return (
    <>
      <p className="mb-3 text-ink-2">Requests come as a text. Reply ACCEPT, DENY or PROPOSE from the van.</p>
      {profile === null ? null : profile.phone === null ? (
        <ButtonLink to="/account-craftsman">Add a Phone</ButtonLink>
      ) : (
        <div className="rounded border border-line p-4">
          <ConfirmPhone
            profile={profile}
            phone={profile.phone}
            onProven={onDone}
            another={
              <ButtonLink to="/account-craftsman" variant="text">
                Another Number
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
  profile: CraftsmanProfile | null;
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
      toast({ title: 'The hours were not saved', description: sentenceFor(failure), tone: 'destructive' });
    }
  };
  return (
    <>
      <p className="text-meta text-ink-2">They decide whether customers see ‘Open now’.</p>
      {profile !== null && (
        <div className="mt-3 flex flex-wrap gap-2 max-sm:*:w-full">
          <Button
            variant={isCurrent ? 'primary' : 'secondary'}
            busy={edit.isPending}
            busyLabel="Saving..."
            onClick={set}
          >
            Mon–Fri, 8 AM–5 PM
          </Button>
          <ButtonLink to="/account-craftsman" variant="text">
            Set Them Myself
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** A preview of the listing as customers see it so far. */
function Seen({ profile }: { profile: CraftsmanProfile }) {
  return (
    <Card as="section" roomy aria-labelledby="seen-title">
      <h2 id="seen-title">How customers see you</h2>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={profile.companyName} />
        <p className="min-w-0 font-strong wrap-anywhere">{profile.companyName}</p>
      </div>
      <div className="mt-3 grid gap-2">
        <IconLine icon={Star}>
          {profile.rating === null
            ? 'New, no reviews yet'
            : `${profile.rating} of 5 stars, ${profile.reviewCount} reviews`}
        </IconLine>
        <IconLine icon={Clock}>{hasHours(profile) ? 'Hours set' : 'Hours not set'}</IconLine>
      </div>
      <ButtonLink
        to="/contractors/$slug"
        params={{ slug: profile.slug }}
        variant="text"
        iconEnd={ExternalLink}
        className="-mx-2.5 mt-2"
      >
        Open My Page
      </ButtonLink>
    </Card>
  );
}
