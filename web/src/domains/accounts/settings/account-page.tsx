import { Page } from '../../../ui/frame.tsx';
import { AccountSettings } from './account-settings.tsx';
import { PrivacySettings } from './privacy-settings.tsx';
import { ProfileSettings } from './profile-settings.tsx';

/** The settings of an account without a dashboard: an operator's. */
export function AccountPage() {
  return (
    <Page width="narrow">
      <h1 className="mb-4">Profile</h1>
      <div className="grid gap-4">
        <ProfileSettings />
        <AccountSettings />
        <PrivacySettings />
      </div>
    </Page>
  );
}
