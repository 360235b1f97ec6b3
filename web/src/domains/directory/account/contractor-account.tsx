import type { ContractorProfile } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, WithAside } from '../../../ui/frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { RoutePending } from '../../../ui/shell/route-states.tsx';
import { addressLine } from '../contractor-words.ts';
import { accountWords } from './account.words.ts';
import { contractorProfileQuery } from './calls.ts';
import { ContactDetails } from './contact-details.tsx';
import { NoListing } from './no-listing.tsx';
import { Preferences } from './preferences.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Standing } from './standing.tsx';
import { Usage } from './usage.tsx';

const words = here(accountWords);

/** The contractor's account: profile, contact details and usage, with `billing` below. */
export function ContractorAccount({ billing }: { billing: ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(contractorProfileQuery(useSignedInUser().id));
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
      <h1 className="mb-4">{words.title}</h1>
      <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
    </Page>
  );
}

function Own({ profile, billing }: { profile: ContractorProfile; billing: ReactNode }) {
  return (
    <Page width="mid">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1>{words.title}</h1>
          <p className="mt-0.5 wrap-anywhere text-ink-2">
            {words.companyAt(profile.companyName, addressLine(profile))}
          </p>
          <Standing profile={profile} className="mt-1.5" />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <ButtonLink to="/contractors/$slug" params={{ slug: profile.slug }}>
            {words.publicPage}
          </ButtonLink>
          <ButtonLink to="/dashboard/craftsman">{words.dashboard}</ButtonLink>
        </div>
      </div>
      {profile.isHidden && (
        <Note icon={EyeOff} tone="amber" title={words.notOnShow} className="mb-4">
          {words.operatorHidIt}
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
