import { settingsPath } from '@plumbline/contract/domains/accounts/pages.ts';
import { hoursIn, WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import { hoursWords } from '@plumbline/contract/domains/directory/hours.words.ts';
import type { OwnNightHours } from '@plumbline/contract/domains/directory/night-hours.ts';
import { setNightHours } from '@plumbline/contract/domains/directory/night-hours-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Moon } from 'lucide-react';
import { here, language } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { nightHoursWords } from './night-hours.words.ts';
import { nightHoursQuery, useNightHours } from './night-hours-api.ts';

const words = here(nightHoursWords);
const { days } = here(hoursWords);

const written = ({ nightHours }: OwnNightHours) => ({
  nights: Object.fromEntries(WEEKDAYS.map((day) => [day, hoursIn(nightHours[day] ?? '', language)])),
});

/** When the contractor answers emergencies outside of business hours. */
export function NightHoursSettings() {
  const { data, error, isFetching, refetch } = useQuery(nightHoursQuery);
  return (
    <Card as="section" roomy aria-labelledby="night-hours-title">
      <h2 id="night-hours-title">{words.title}</h2>
      <p className="mt-0.5 mb-3 text-ink-2">{words.lead}</p>
      {data ? (
        <HoursForm own={data} />
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-14" />
          <Skeleton className="mt-2 h-14" />
        </Loading>
      )}
    </Card>
  );
}

function HoursForm({ own }: { own: OwnNightHours }) {
  const save = useNightHours();
  const form = useForm({
    to: setNightHours,
    initial: written(own),
    idPrefix: 'night-hours',
    next: () => settingsPath('craftsman'),
    body: ({ nights }) => ({ nightHours: nights }),
    saidAt: (name, message) => [name.replace(/^nightHours\./, 'nights.'), message],
    send: async (body, attempt) => {
      const saved = await save.mutateAsync(body);
      attempt.reset(written(saved));
      const isIn = Object.keys(saved.nightHours).length > 0;
      toast({ title: words.saved, description: isIn ? words.optedIn : words.optedOut, tone: 'success' });
    },
    onRefused: (error) => {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
    },
  });
  const { nights } = form.values;
  return (
    <Form of={form} aria-labelledby="night-hours-title" className="grid gap-3">
      <FieldGroup name="nights" label={words.hours} hint={words.hint}>
        <div className="grid gap-3 sm:grid-cols-2">
          {WEEKDAYS.map((day) => (
            <Field key={day} {...form.field(`nights.${day}`)} label={days[day]}>
              {(control) => (
                <Input
                  {...control}
                  name={`nights.${day}`}
                  value={nights[day] ?? ''}
                  onChange={({ target }) => form.change({ nights: { ...nights, [day]: target.value } })}
                  className="num"
                />
              )}
            </Field>
          ))}
        </div>
      </FieldGroup>
      <Button type="submit" icon={Moon} className="justify-self-start" busy={form.busy} busyLabel={words.saving}>
        {words.save}
      </Button>
    </Form>
  );
}
