import { updateOwnProfile } from '@plumbline/contract/domains/accounts/endpoints.ts';
import type { Profile, ProfileChange, User } from '@plumbline/contract/domains/accounts/user.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { useState } from 'react';
import { here } from '../../../lib/language.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Card } from '../../../ui/card.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { saveProfile } from '../api.ts';
import { failureText } from '../failure-text.ts';
import { AddressFields, ContactMethodField, NameFields, PhoneField } from '../profile-fields.tsx';
import { settingsWords } from './settings.words.ts';

const { profile: words, error: errorTitle, saving } = here(settingsWords);

/** In the order of the page, which the error summary follows. */
const valuesOf = (user: User): Profile => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: formatPhone(user.phone),
  address: user.address,
  city: user.city,
  state: user.state,
  zipCode: user.zipCode,
  preferredContactMethod: user.preferredContactMethod,
});

/** Returns only the edited fields, so that changes made on another device stay. */
const edited = (change: ProfileChange, before: Profile, typed: Profile): ProfileChange =>
  Object.fromEntries(
    Object.entries(change).filter(([name]) => typed[name as keyof Profile] !== before[name as keyof Profile]),
  );

/** Name and phone. For customers also the defaults of the next request: address and contact method. */
export function ProfileSettings() {
  const user = useSignedInUser();
  const isCustomer = user.role === 'customer';
  const [saved, setSaved] = useState(() => valuesOf(user));
  const form = useForm({
    to: updateOwnProfile,
    initial: saved,
    body: ({ state, ...values }) => ({ ...values, state: state.toUpperCase() }),
    send: async (change, { values, reset }) => {
      const now = valuesOf(await saveProfile(user, edited(change, saved, values)));
      setSaved(now);
      reset(now);
      toast({ title: words.saved, description: words.savedText, tone: 'success' });
    },
    onRefused: (error) => {
      const description = failureText(error, words.failed);
      toast({ title: errorTitle, description, tone: 'destructive' });
    },
  });

  return (
    <Form of={form} summary aria-labelledby="profile-title" className="grid gap-4">
      <Card as="section" roomy aria-labelledby="profile-title" className="grid gap-5">
        <div>
          <h2 id="profile-title">{isCustomer ? words.title : words.details}</h2>
          <p className="mt-0.5 wrap-anywhere text-ink-2">{words.about[user.role](user.email)}</p>
        </div>
        <NameFields form={form} />
        <PhoneField form={form} />
        {isCustomer && <AddressFields form={form} />}
      </Card>
      {isCustomer && (
        <Card as="section" roomy aria-labelledby="contact-title" className="grid gap-5">
          <div>
            <h2 id="contact-title">{words.contact}</h2>
            <p className="mt-0.5 text-ink-2">{words.contactHint}</p>
          </div>
          <ContactMethodField form={form} />
        </Card>
      )}
      <SubmitButton of={form} className="justify-self-start max-sm:w-full" busyLabel={saving}>
        {words.save}
      </SubmitButton>
    </Form>
  );
}
