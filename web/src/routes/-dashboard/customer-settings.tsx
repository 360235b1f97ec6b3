import { AccountSettings } from '../../domains/accounts/settings/account-settings.tsx';
import { PrivacySettings } from '../../domains/accounts/settings/privacy-settings.tsx';
import { ProfileSettings } from '../../domains/accounts/settings/profile-settings.tsx';
import { PushSettings } from '../../domains/messaging/push/push-settings.tsx';
import { DisclosureList } from '../../domains/service-requests/dashboard/disclosure-list.tsx';

/** The settings of a customer's account. */
export const CustomerSettings = ({ userId }: Parameters<typeof DisclosureList>[0]) => (
  <div className="grid max-w-narrow gap-4">
    <ProfileSettings />
    <PushSettings />
    <AccountSettings />
    <DisclosureList userId={userId} />
    <PrivacySettings />
  </div>
);
