import { WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import type { OwnListing } from '@plumbline/contract/domains/directory/listing.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { ListingKey } from '@plumbline/contract/kernel/id.ts';
import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useEditListing } from '../api.ts';
import { tradeChoices } from '../page/trade-names.ts';
import { type CheckedListing, checked, type ListingValues, valuesOf } from './listing-values.ts';

/** Trades, specialties, areas, hours, and what visitors see of phone and email. */
export function ListingForm({ listingKey, listing }: { listingKey: ListingKey; listing: OwnListing }) {
  const [values, setValues] = useState(() => valuesOf(listing));
  const [problems, setProblems] = useState<CheckedListing['problems']>([]);
  const [attempt, setAttempt] = useState(0);
  const edit = useEditListing(listingKey);
  const change = (part: Partial<ListingValues>) => setValues((before) => ({ ...before, ...part }));
  const errorOf = (name: string) => problems.find((problem) => problem.name === name)?.message;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (edit.isPending) return;
    const result = checked(values);
    setProblems(result.problems);
    setAttempt((count) => count + 1);
    if (!result.edit) return;
    try {
      setValues(valuesOf(await edit.mutateAsync(result.edit)));
      toast({ title: 'Listing saved', description: 'Searches show it within a second.', tone: 'success' });
    } catch (failure) {
      toast({ title: 'Your listing was not saved', description: sentenceFor(failure), tone: 'destructive' });
    }
  };

  return (
    <form onSubmit={save} noValidate className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <FieldGroup name="trades" label="Trades" error={errorOf('trades')}>
        <div className="grid sm:grid-cols-2">
          {tradeChoices.map(({ trade, name }) => (
            <Checkbox
              key={trade}
              checked={values.trades.includes(trade)}
              onChange={({ target }) =>
                change({
                  trades: target.checked ? [...values.trades, trade] : values.trades.filter((one) => one !== trade),
                })
              }
            >
              {name}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <Field name="specialties" label="Specialties" hint="With commas between them" error={errorOf('specialties')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={values.specialties}
            onChange={({ target }) => change({ specialties: target.value })}
            className="min-h-18"
          />
        )}
      </Field>
      <Field
        name="serviceAreas"
        label="Service areas"
        hint="Towns that you go to, with commas between them"
        error={errorOf('serviceAreas')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={values.serviceAreas}
            onChange={({ target }) => change({ serviceAreas: target.value })}
            className="min-h-18"
          />
        )}
      </Field>
      <FieldGroup
        name="hours"
        label="Business hours"
        hint="Such as 8:00 AM - 5:00 PM, Open 24 hours, or Closed. Leave a day empty to say nothing of it."
      >
        <div className="grid gap-3">
          {WEEKDAYS.map((day) => (
            <Field key={day} name={`hours.${day}`} label={day} error={errorOf(`hours.${day}`)}>
              {(control) => (
                <Input
                  {...control}
                  value={values.hours[day] ?? ''}
                  onChange={({ target }) => change({ hours: { ...values.hours, [day]: target.value } })}
                  className="num sm:max-w-80"
                />
              )}
            </Field>
          ))}
        </div>
      </FieldGroup>
      <FieldGroup name="shown" label="What visitors see" hint="Messages about requests reach you either way.">
        <Checkbox checked={values.showPhone} onChange={({ target }) => change({ showPhone: target.checked })}>
          Show our phone number{listing.phone && <span className="num">, {formatPhone(listing.phone)}</span>}
        </Checkbox>
        <Checkbox checked={values.showEmail} onChange={({ target }) => change({ showEmail: target.checked })}>
          Show our email address{listing.email && `, ${listing.email}`}
        </Checkbox>
      </FieldGroup>
      <Button
        type="submit"
        variant="primary"
        big
        className="justify-self-start"
        busy={edit.isPending}
        busyLabel="Saving..."
      >
        Save changes
      </Button>
    </form>
  );
}
