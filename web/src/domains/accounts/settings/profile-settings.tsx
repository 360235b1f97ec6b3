import { zodResolver } from '@hookform/resolvers/zod';
import { type Profile, ProfileChange, type User } from '@plumbline/contract/domains/accounts/user.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { saveProfile } from '../api.ts';
import { failureText } from '../failure-text.ts';
import {
  AddressFields,
  ContactMethodField,
  NameFields,
  PhoneField,
  type ProfileField,
  type ProfileFieldsProps,
} from '../profile-fields.tsx';

/** In the order of the page: also the order of the error summary. */
const FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
  'preferredContactMethod',
] as const satisfies readonly ProfileField[];

/** The contract's own form, told what the fields hold: both sides check the same and say the same. */
const Schema = z
  .custom<Profile>()
  .transform((values): unknown => values)
  .pipe(ProfileChange);

const valuesOf = (user: User): Profile => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: formatPhone(user.phone),
  preferredContactMethod: user.preferredContactMethod,
  address: user.address,
  city: user.city,
  state: user.state,
  zipCode: user.zipCode,
});

/** Only what was edited: what another device has changed meanwhile stays. */
const edited = (form: ProfileChange, dirty: Partial<Record<ProfileField, unknown>>): ProfileChange =>
  Object.fromEntries(Object.entries(form).filter(([name]) => dirty[name as ProfileField]));

const WHO_SEES: Readonly<Record<User['role'], string>> = {
  customer: 'Nobody sees your details before a job is theirs.',
  craftsman: 'What customers see of your firm stands in your craftsman account.',
  operator: 'Nobody is shown your details.',
};

/** Name and phone; of a customer also what is filled in for the next request: address, and how to be reached. */
export function ProfileSettings() {
  const user = useSignedInUser();
  const isCustomer = user.role === 'customer';
  const { register, handleSubmit, reset, setError, formState } = useForm<Profile, unknown, ProfileChange>({
    resolver: zodResolver(Schema),
    defaultValues: valuesOf(user),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount, dirtyFields } = formState;

  const send = async (form: ProfileChange) => {
    try {
      reset(valuesOf(await saveProfile(user, edited(form, dirtyFields))));
    } catch (error) {
      for (const name of FIELDS) {
        const message = fieldProblems(error)[name];
        if (message) setError(name, { type: 'server', message });
      }
      const description = failureText(error, 'Failed to update profile. Please try again.');
      toast({ title: 'Error', description, tone: 'destructive' });
      return;
    }
    toast({ title: 'Profile Updated', description: 'Your changes are saved.', tone: 'success' });
  };
  const onSubmit = useOneAtATime(handleSubmit(send));

  const errorOf = (name: ProfileField) => errors[name]?.message;
  const problems = FIELDS.flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ name, message }] : [];
  });
  const fields: ProfileFieldsProps = { input: register, errorOf };

  return (
    <form onSubmit={onSubmit} noValidate aria-labelledby="profile-title" className="grid gap-4">
      <ErrorSummary problems={problems} attempt={submitCount} />
      <Card as="section" roomy aria-labelledby="profile-title" className="grid gap-5">
        <div>
          <h2 id="profile-title">{isCustomer ? 'Profile' : 'Your details'}</h2>
          <p className="mt-0.5 wrap-anywhere text-ink-2">
            You sign in as {user.email}. {WHO_SEES[user.role]}
          </p>
        </div>
        <NameFields {...fields} />
        <PhoneField {...fields} />
        {isCustomer && <AddressFields {...fields} />}
      </Card>
      {isCustomer && (
        <Card as="section" roomy aria-labelledby="contact-title" className="grid gap-5">
          <div>
            <h2 id="contact-title">Contact preferences</h2>
            <p className="mt-0.5 text-ink-2">
              How you want to hear from contractors. Plumbline itself texts you only about requests for which you ticked
              that it may.
            </p>
          </div>
          <ContactMethodField {...fields} />
        </Card>
      )}
      <Button
        type="submit"
        variant="primary"
        big
        className="justify-self-start max-sm:w-full"
        busy={isSubmitting}
        busyLabel="Saving..."
      >
        Save Changes
      </Button>
    </form>
  );
}
