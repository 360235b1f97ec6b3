import { AccountSettings } from '../../domains/accounts/settings/account-settings.tsx';
import { PrivacySettings } from '../../domains/accounts/settings/privacy-settings.tsx';
import { ProfileSettings } from '../../domains/accounts/settings/profile-settings.tsx';
import { CalendarFeedSettings } from '../../domains/appointments/calendar-feed.tsx';
import { ExternalCalendarSettings } from '../../domains/appointments/external-calendars.tsx';
import { VisitRulesSettings } from '../../domains/appointments/visit-rules.tsx';
import { DaysOffSettings } from '../../domains/directory/account/days-off.tsx';
import { NightHoursSettings } from '../../domains/directory/account/night-hours.tsx';
import { Preferences } from '../../domains/directory/account/preferences.tsx';
import { PushSettings } from '../../domains/messaging/push/push-settings.tsx';
import { here } from '../../lib/language.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dashboardWords } from './dashboard.words.ts';

const words = here(dashboardWords).contractor;

/** The settings of a contractor: of the company, if it has a listing, and of the account. */
export function ContractorSettings({ hasListing }: { hasListing: boolean }) {
  return (
    <div className="mx-auto grid max-w-narrow grid-cols-[minmax(0,1fr)] gap-4">
      <Card as="section" roomy aria-labelledby="company-settings-title">
        <h2 id="company-settings-title">{words.profile}</h2>
        <p className="mt-0.5 mb-3 text-ink-2">{words.profileDetail}</p>
        <ButtonLink to="/account-craftsman">{hasListing ? words.editProfile : words.setUp}</ButtonLink>
      </Card>
      {hasListing && <Preferences />}
      {hasListing && <VisitRulesSettings />}
      {hasListing && <DaysOffSettings />}
      {hasListing && <NightHoursSettings />}
      {hasListing && <CalendarFeedSettings />}
      {hasListing && <ExternalCalendarSettings />}
      <ProfileSettings />
      <PushSettings />
      <AccountSettings />
      <PrivacySettings />
    </div>
  );
}
