import { here } from '../../../lib/language.ts';
import { Page } from '../../../ui/frame.tsx';
import { AccountSettings } from './account-settings.tsx';
import { PrivacySettings } from './privacy-settings.tsx';
import { ProfileSettings } from './profile-settings.tsx';
import { settingsWords } from './settings.words.ts';

const words = here(settingsWords);

/** The settings of operators, who have no dashboard. */
export function AccountPage() {
  return (
    <Page width="narrow">
      <h1 className="mb-4">{words.profilePage}</h1>
      <div className="grid gap-4">
        <ProfileSettings />
        <AccountSettings />
        <PrivacySettings />
      </div>
    </Page>
  );
}
