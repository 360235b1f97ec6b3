import { settingsPath } from '@plumbline/contract/domains/accounts/pages.ts';
import type { DaysOff } from '@plumbline/contract/domains/directory/days-off.ts';
import { addDaysOff, removeDaysOff } from '@plumbline/contract/domains/directory/days-off-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarOff, Trash2 } from 'lucide-react';
import { formatDay } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { daysOffWords } from './days-off.words.ts';
import { daysOffQuery, useDaysOff } from './days-off-api.ts';

const words = here(daysOffWords);
const next = () => settingsPath('craftsman');
const NOTHING = { from: '', to: '' };

/** The days on which the contractor doesn't work, and a form to add some. */
export function DaysOffSettings() {
  const { data, error, isFetching, refetch } = useQuery(daysOffQuery);
  return (
    <Card as="section" roomy aria-labelledby="days-off-title">
      <h2 id="days-off-title">{words.title}</h2>
      <p className="mt-0.5 mb-3 text-ink-2">{words.lead}</p>
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data?.daysOff.length === 0 && <p className="text-ink-2">{words.none}</p>}
      {data && data.daysOff.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.daysOff.map((days) => (
            <DaysOffRow key={days.from} days={days} />
          ))}
        </ul>
      )}
      <AddForm />
    </Card>
  );
}

function DaysOffRow({ days }: { days: DaysOff }) {
  const change = useDaysOff();
  const text = words.span(formatDay(days.from), formatDay(days.to));
  const form = useForm({
    to: removeDaysOff,
    params: { from: days.from },
    initial: {},
    idPrefix: `days-off-${days.from}`,
    next,
    send: async () => {
      await change.mutateAsync({ remove: days.from });
      toast({ title: words.removed, description: words.removedNext, tone: 'success' });
    },
    onRefused: (error) => {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="num">{text}</span>
      <Form of={form}>
        <Button type="submit" variant="danger-text" icon={Trash2} busy={form.busy}>
          {words.remove} <span className="sr-only">{text}</span>
        </Button>
      </Form>
    </li>
  );
}

function AddForm() {
  const change = useDaysOff();
  const form = useForm({
    to: addDaysOff,
    initial: NOTHING,
    idPrefix: 'days-off',
    next,
    send: async (body, attempt) => {
      await change.mutateAsync({ add: body });
      attempt.reset(NOTHING);
      toast({ title: words.added, description: words.addedNext, tone: 'success' });
    },
  });
  return (
    <Form of={form} aria-labelledby="days-off-title" className="mt-4 grid max-w-110 gap-3">
      <div className="grid items-start gap-3 min-[360px]:grid-cols-2">
        <Field {...form.field('from')} label={words.from} required>
          {(control) => <Input {...control} type="date" className="num" {...form.text('from')} />}
        </Field>
        <Field {...form.field('to')} label={words.to} optional>
          {(control) => <Input {...control} type="date" className="num" {...form.text('to')} />}
        </Field>
      </div>
      <Button type="submit" icon={CalendarOff} className="justify-self-start" busy={form.busy} busyLabel={words.adding}>
        {words.add}
      </Button>
    </Form>
  );
}
