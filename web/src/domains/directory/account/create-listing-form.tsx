import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { fieldProblems, sentenceFor } from '../../../lib/problem-sentences.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field, FieldPair } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { TradeChoice } from '../listed-fields.tsx';
import type { Problems } from '../listed-values.ts';
import { SmsConsent } from '../sms-consent.tsx';
import { useCreateListing } from './calls.ts';
import { businessTypes } from './profile-form.tsx';
import { checkedListing } from './profile-values.ts';

const EMPTY = {
  companyName: '',
  contactName: '',
  trades: [] as readonly string[],
  address: '',
  zipCode: '',
  phone: '',
  smsConsent: false,
  businessType: '',
};

/** Adds a listing for the craftsman's own firm. `labelledBy`: the id of the heading above it. */
export function CreateListingForm({ labelledBy }: { labelledBy: string }) {
  const { firstName, lastName, phone } = useSignedInUser();
  const [values, setValues] = useState({ ...EMPTY, contactName: `${firstName} ${lastName}`.trim(), phone });
  const [problems, setProblems] = useState<Problems>([]);
  const [attempt, setAttempt] = useState(0);
  const [claim, setClaim] = useState<string>();
  const create = useCreateListing();
  const change = (part: Partial<typeof EMPTY>) => setValues((before) => ({ ...before, ...part }));
  const errorOf = (name: string) => problems.find((problem) => problem.name === name)?.message;
  const typed = (name: 'companyName' | 'contactName' | 'address' | 'zipCode' | 'phone' | 'businessType') => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const refuse = (found: Problems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };

  const submit = useOneAtATime(async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkedListing(values);
    if (!('body' in checked)) return refuse(checked.problems);
    setProblems([]);
    try {
      await create.mutateAsync(checked.body);
      toast({ title: 'Your listing is live', description: 'Now say where and when you work.', tone: 'success' });
    } catch (failure) {
      const { claim: known, ...fields } = fieldProblems(failure);
      setClaim(known?.replace('/claim/', ''));
      refuse(Object.entries(fields).map(([name, message]) => ({ name, message })));
      const said = failure instanceof ApiError ? failure.problem?.message : undefined;
      toast({
        title: 'Your listing was not created',
        description: said ?? sentenceFor(failure),
        tone: 'destructive',
      });
    }
  });

  return (
    <form onSubmit={submit} noValidate aria-labelledby={labelledBy} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <FieldPair>
        <Field name="companyName" label="Company name" required error={errorOf('companyName')}>
          {(control) => <Input {...control} {...typed('companyName')} autoComplete="organization" />}
        </Field>
        <Field name="contactName" label="Contact name" optional error={errorOf('contactName')}>
          {(control) => <Input {...control} {...typed('contactName')} autoComplete="name" />}
        </Field>
      </FieldPair>
      <TradeChoice values={values} onChange={change} errorOf={errorOf} />
      <FieldPair>
        <Field name="address" label="Street address" optional hint="Number and street" error={errorOf('address')}>
          {(control) => <Input {...control} {...typed('address')} autoComplete="street-address" />}
        </Field>
        <Field name="zipCode" label="ZIP code" required hint="Five digits" error={errorOf('zipCode')}>
          {(control) => (
            <Input
              {...control}
              {...typed('zipCode')}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
              className="num"
            />
          )}
        </Field>
      </FieldPair>
      <FieldPair>
        <Field name="phone" label="Phone number" optional hint="Any way of writing it" error={errorOf('phone')}>
          {(control) => <Input {...control} {...typed('phone')} type="tel" autoComplete="tel" className="num" />}
        </Field>
        <Field name="businessType" label="Business type" optional hint="As registered" error={errorOf('businessType')}>
          {(control) => (
            <Select {...control} {...typed('businessType')}>
              <option value="">Not stated</option>
              {businessTypes.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FieldPair>
      {claim !== undefined && (
        <Note icon={KeyRound} tone="plumb" title="Is this your firm?">
          <p>A code to its phone or email puts that listing into your account.</p>
          <ButtonLink to="/claim/$slug" params={{ slug: claim }} className="mt-2">
            Claim This Listing
          </ButtonLink>
        </Note>
      )}
      {values.phone.trim() !== '' && (
        <SmsConsent given={values.smsConsent} onChange={(smsConsent) => change({ smsConsent })} />
      )}
      <Button
        type="submit"
        variant="primary"
        big
        className="justify-self-start max-sm:w-full"
        busy={create.isPending}
        busyLabel="Creating..."
      >
        Create Listing
      </Button>
    </form>
  );
}
