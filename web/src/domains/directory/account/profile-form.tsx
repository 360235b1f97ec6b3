import type { ContractorProfile } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { PauseCircle } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { Field, FieldPair } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { HoursFields, ServiceAreasField, ShownFields, SpecialtiesField, TradeChoice } from '../listed-fields.tsx';
import { AreasOnMap } from './areas-on-map.tsx';
import { BusinessTypeField } from './business-type-field.tsx';
import { useEditProfile } from './calls.ts';
import { profileWords } from './profile.words.ts';
import { profileForm, valuesOf } from './profile-values.ts';

const words = here(profileWords);

/** Edits the listing and the amount of work the contractor takes. */
export function ProfileForm({ profile }: { profile: ContractorProfile }) {
  const edit = useEditProfile();
  const { id } = useSignedInUser();
  const form = useForm({
    ...profileForm,
    params: { id },
    initial: () => valuesOf(profile),
    send: async (body, { reset }) => {
      reset(valuesOf(await edit.mutateAsync(body)));
      toast({ title: words.updated, description: words.withinSecond, tone: 'success' });
    },
    onRefused: (error) => {
      toast({ title: words.notSaved, description: sentenceFor(error), tone: 'destructive' });
    },
  });

  return (
    <Form of={form} summary aria-label={words.companyProfile} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card as="section" roomy aria-labelledby="company-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="company-title" className="-mb-2">
          {words.companyProfile}
        </h2>
        <FieldPair>
          <Field {...form.field('contactName')} label={words.contactName} optional>
            {(control) => <Input {...control} {...form.text('contactName')} autoComplete="name" />}
          </Field>
          <BusinessTypeField form={form} />
        </FieldPair>
        <Field {...form.field('licenseNumber')} label={words.licenseNumber} optional hint={words.licenseHint}>
          {(control) => <Input {...control} {...form.text('licenseNumber')} className="num sm:max-w-80" />}
        </Field>
        <TradeChoice form={form} />
        <SpecialtiesField form={form} />
      </Card>

      <Card as="section" roomy aria-labelledby="areas-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="areas-title" className="-mb-2">
          {words.whereAndWhen}
        </h2>
        <ServiceAreasField form={form} />
        <AreasOnMap profile={profile} typed={form.values.serviceAreas} />
        <HoursFields form={form} />
      </Card>

      <Card as="section" roomy aria-labelledby="load-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="load-title" className="-mb-2">
          {words.howMuch}
        </h2>
        <div>
          <Checkbox {...form.tick('isPaused')}>
            <b>{words.notTakingWork}</b>
            <span className="block text-meta text-ink-2">{words.pauseExplained}</span>
          </Checkbox>
          {form.values.isPaused && (
            <Field {...form.field('pausedUntil')} label={words.lastDay} required className="mt-1 sm:max-w-80">
              {(control) => (
                <DatePicker
                  {...control}
                  name="pausedUntil"
                  value={form.values.pausedUntil}
                  onChange={(pausedUntil) => form.change({ pausedUntil })}
                />
              )}
            </Field>
          )}
        </div>
        <FieldPair>
          <Field
            {...form.field('maxOpenJobs')}
            label={words.openJobsLimit}
            optional
            hint={words.openJobs(profile.openJobs, formatNumber(profile.openJobs))}
          >
            {(control) => <Input {...control} {...form.text('maxOpenJobs')} inputMode="numeric" className="num" />}
          </Field>
          <Field {...form.field('smallestJob')} label={words.smallestJob} optional hint={words.smallestJobHint}>
            {(control) => (
              <Input {...control} {...form.text('smallestJob')} inputMode="decimal" placeholder="$" className="num" />
            )}
          </Field>
        </FieldPair>
        {profile.maxOpenJobs !== null && profile.openJobs >= profile.maxOpenJobs && (
          <Note icon={PauseCircle} tone="amber" title={words.atLimit}>
            {words.atLimitExplained}
          </Note>
        )}
        <ShownFields form={form} contact={profile} />
      </Card>
      <SubmitButton of={form} className="justify-self-start max-sm:w-full" busyLabel={words.saving}>
        {words.saveChanges}
      </SubmitButton>
    </Form>
  );
}
