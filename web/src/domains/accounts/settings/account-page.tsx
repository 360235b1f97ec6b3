import { useSignedInUser } from '../../../lib/session.ts';
import { Page } from '../../../ui/frame.tsx';
import { AccountSettings } from './account-settings.tsx';

/** The settings of an account without a dashboard: an operator's. */
export function AccountPage() {
  const { firstName, lastName, email } = useSignedInUser();
  return (
    <Page width="narrow">
      <h1>Profile</h1>
      <p className="mt-0.5 mb-4 wrap-anywhere text-ink-2">
        {firstName} {lastName}, {email}
      </p>
      <AccountSettings />
    </Page>
  );
}
