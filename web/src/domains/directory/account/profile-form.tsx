import type { CraftsmanProfile } from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';
import { PauseCircle } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field, FieldPair } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { HoursFields, ServiceAreasField, ShownFields, SpecialtiesField, TradeChoice } from '../listed-fields.tsx';
import type { Problems } from '../listed-values.ts';
import { AreasOnMap } from './areas-on-map.tsx';
import { useEditProfile } from './calls.ts';
import { checkedProfile, type ProfileValues, valuesOf } from './profile-values.ts';

export const businessTypes = [
  { value: 'individual', name: 'Individual' },
  { value: 'llc', name: 'LLC' },
  { value: 'corporation', name: 'Corporation' },
] as const;

type TextName = { [Key in keyof ProfileValues]: ProfileValues[Key] extends string ? Key : never }[keyof ProfileValues];

/** What the listing says, and how much work is taken. */
export function ProfileForm({ profile }: { profile: CraftsmanProfile }) {
  const [values, setValues] = useState(() => valuesOf(profile));
  const [problems, setProblems] = useState<Problems>([]);
  const [attempt, setAttempt] = useState(0);
  const edit = useEditProfile();
  const change = (part: Partial<ProfileValues>) => setValues((before) => ({ ...before, ...part }));
  const errorOf = (name: string) => problems.find((problem) => problem.name === name)?.message;
  const listed = { values, onChange: change, errorOf };
  const typed = (name: TextName) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });

  const save = useOneAtATime(async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkedProfile(values);
    setProblems(checked.problems);
    setAttempt((count) => count + 1);
    if (!('body' in checked)) return;
    try {
      setValues(valuesOf(await edit.mutateAsync(checked.body)));
      toast({ title: 'Profile Updated', description: 'Searches show it within a second.', tone: 'success' });
    } catch (failure) {
      toast({ title: 'Your profile was not saved', description: sentenceFor(failure), tone: 'destructive' });
    }
  });

  return (
    <form onSubmit={save} noValidate aria-label="Company profile" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ErrorSummary problems={problems} attempt={attempt} />
      <Card as="section" roomy aria-labelledby="company-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="company-title" className="-mb-2">
          Company profile
        </h2>
        <FieldPair>
          <Field name="contactName" label="Contact name" optional error={errorOf('contactName')}>
            {(control) => <Input {...control} {...typed('contactName')} autoComplete="name" />}
          </Field>
          <Field name="businessType" label="Business type" optional error={errorOf('businessType')}>
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
        <Field
          name="licenseNumber"
          label="License number"
          optional
          hint="Shown as you write it. ‘Verified’ comes only from a look-up with the board."
          error={errorOf('licenseNumber')}
        >
          {(control) => <Input {...control} {...typed('licenseNumber')} className="num sm:max-w-80" />}
        </Field>
        <TradeChoice {...listed} />
        <SpecialtiesField {...listed} />
      </Card>

      <Card as="section" roomy aria-labelledby="areas-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="areas-title" className="-mb-2">
          Where and when you work
        </h2>
        <ServiceAreasField {...listed} />
        <AreasOnMap profile={profile} typed={values.serviceAreas} />
        <HoursFields {...listed} />
      </Card>

      <Card as="section" roomy aria-labelledby="load-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="load-title" className="-mb-2">
          How much work you take
        </h2>
        <div>
          <Checkbox checked={values.isPaused} onChange={({ target }) => change({ isPaused: target.checked })}>
            <b>Not taking work until ...</b>
            <span className="block text-meta text-ink-2">
              Until then no search shows you, and no new request is offered to you.
            </span>
          </Checkbox>
          {values.isPaused && (
            <Field
              name="pausedUntil"
              label="The last day without new work"
              required
              error={errorOf('pausedUntil')}
              className="mt-1 sm:max-w-80"
            >
              {(control) => (
                <DatePicker
                  {...control}
                  value={values.pausedUntil}
                  onChange={(pausedUntil) => change({ pausedUntil })}
                />
              )}
            </Field>
          )}
        </div>
        <FieldPair>
          <Field
            name="maxOpenJobs"
            label="Limit of open jobs"
            optional
            hint={`You have ${formatCount(profile.openJobs, 'open job')}. Empty for no limit.`}
            error={errorOf('maxOpenJobs')}
          >
            {(control) => <Input {...control} {...typed('maxOpenJobs')} inputMode="numeric" className="num" />}
          </Field>
          <Field
            name="smallestJob"
            label="Smallest job"
            optional
            hint="In dollars. Smaller ones get a lower match score, and we don’t tell you of them."
            error={errorOf('smallestJob')}
          >
            {(control) => (
              <Input {...control} {...typed('smallestJob')} inputMode="decimal" placeholder="$" className="num" />
            )}
          </Field>
        </FieldPair>
        {profile.maxOpenJobs !== null && profile.openJobs >= profile.maxOpenJobs && (
          <Note icon={PauseCircle} tone="amber" title="You are at your limit">
            No search shows you until a job is completed, or the limit is higher.
          </Note>
        )}
        <ShownFields {...listed} contact={profile} />
      </Card>
      <Button
        type="submit"
        variant="primary"
        big
        className="justify-self-start max-sm:w-full"
        busy={edit.isPending}
        busyLabel="Saving..."
      >
        Save Changes
      </Button>
    </form>
  );
}
