import { createListing } from '@plumbline/contract/domains/directory/own-listing-endpoints.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { fieldProblems, sentenceFor } from '../../../lib/problem-sentences.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { useForm } from '../../../lib/use-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Field, FieldPair } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { TradeChoice } from '../listed-fields.tsx';
import { SmsConsent } from '../sms-consent.tsx';
import { BusinessTypeField } from './business-type-field.tsx';
import { useCreateListing } from './calls.ts';
import { profileWords } from './profile.words.ts';

const words = here(profileWords);

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

/** Adds a listing for the contractor's own firm. `labelledBy`: the id of the heading above it. */
export function CreateListingForm({ labelledBy }: { labelledBy: string }) {
  const { firstName, lastName, phone } = useSignedInUser();
  const [claim, setClaim] = useState<string>();
  const create = useCreateListing();
  const form = useForm({
    to: createListing,
    initial: { ...EMPTY, contactName: `${firstName} ${lastName}`.trim(), phone },
    send: async (body) => {
      await create.mutateAsync(body);
      toast({ title: words.listingLive, description: words.nowSayWhere, tone: 'success' });
    },
    onRefused: (error) => {
      setClaim(fieldProblems(error).claim?.replace('/claim/', ''));
      const said = error instanceof ApiError ? error.problem?.message : undefined;
      toast({ title: words.notCreated, description: said ?? sentenceFor(error), tone: 'destructive' });
    },
  });

  return (
    <Form of={form} summary aria-labelledby={labelledBy} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FieldPair>
        <Field {...form.field('companyName')} label={words.companyName} required>
          {(control) => <Input {...control} {...form.text('companyName')} autoComplete="organization" />}
        </Field>
        <Field {...form.field('contactName')} label={words.contactName} optional>
          {(control) => <Input {...control} {...form.text('contactName')} autoComplete="name" />}
        </Field>
      </FieldPair>
      <TradeChoice form={form} />
      <FieldPair>
        <Field {...form.field('address')} label={words.streetAddress} optional hint={words.numberAndStreet}>
          {(control) => <Input {...control} {...form.text('address')} autoComplete="street-address" />}
        </Field>
        <Field {...form.field('zipCode')} label={words.zipCode} required hint={words.fiveDigits}>
          {(control) => (
            <Input
              {...control}
              {...form.text('zipCode')}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
              className="num"
            />
          )}
        </Field>
      </FieldPair>
      <FieldPair>
        <Field {...form.field('phone')} label={words.phoneNumber} optional hint={words.anyFormat}>
          {(control) => <Input {...control} {...form.text('phone')} type="tel" autoComplete="tel" className="num" />}
        </Field>
        <BusinessTypeField form={form} hint={words.asRegistered} />
      </FieldPair>
      {claim !== undefined && (
        <Note icon={KeyRound} tone="plumb" title={words.isYourFirm}>
          <p>{words.codePutsIt}</p>
          <ButtonLink to="/claim/$slug" params={{ slug: claim }} className="mt-2">
            {words.claimThis}
          </ButtonLink>
        </Note>
      )}
      {form.values.phone.trim() !== '' && <SmsConsent form={form} />}
      <SubmitButton of={form} className="justify-self-start max-sm:w-full" busyLabel={words.creating}>
        {words.createListing}
      </SubmitButton>
    </Form>
  );
}
