import type { CraftsmanProfile } from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSignedInUser } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, WithAside } from '../../../ui/frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { RoutePending } from '../../../ui/shell/route-states.tsx';
import { addressLine } from '../contractor-words.ts';
import { craftsmanProfileQuery } from './calls.ts';
import { ContactDetails } from './contact-details.tsx';
import { NoListing } from './no-listing.tsx';
import { Preferences } from './preferences.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Standing } from './standing.tsx';
import { Usage } from './usage.tsx';

/** The craftsman's account: profile, how they are reached, what they used; `billing` stands below that. */
export function CraftsmanAccount({ billing }: { billing: ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(craftsmanProfileQuery(useSignedInUser().id));
  if (data) return <Own profile={data} billing={billing} />;
  if (data === null) {
    return (
      <Page width="narrow">
        <NoListing />
      </Page>
    );
  }
  if (!error) return <RoutePending />;
  return (
    <Page width="mid">
      <h1 className="mb-4">Craftsman Account</h1>
      <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
    </Page>
  );
}

function Own({ profile, billing }: { profile: CraftsmanProfile; billing: ReactNode }) {
  return (
    <Page width="mid">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1>Craftsman Account</h1>
          <p className="mt-0.5 wrap-anywhere text-ink-2">
            {profile.companyName}, {addressLine(profile)}
          </p>
          <Standing profile={profile} className="mt-1.5" />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <ButtonLink to="/contractors/$slug" params={{ slug: profile.slug }}>
            See the Public Page
          </ButtonLink>
          <ButtonLink to="/dashboard/craftsman">Dashboard</ButtonLink>
        </div>
      </div>
      {profile.isHidden && (
        <Note icon={EyeOff} tone="amber" title="Your listing is not on show" className="mb-4">
          An operator has hidden it. Please contact support.
        </Note>
      )}
      <WithAside
        wide
        aside={
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <ContactDetails profile={profile} />
            <Preferences />
            <Usage />
            {billing}
          </div>
        }
      >
        <ProfileForm profile={profile} />
      </WithAside>
    </Page>
  );
}
