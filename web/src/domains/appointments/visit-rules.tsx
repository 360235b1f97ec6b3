import { settingsPath } from '@plumbline/contract/domains/accounts/pages.ts';
import type { VisitRules } from '@plumbline/contract/domains/appointments/visit-rules.ts';
import { setVisitRules } from '@plumbline/contract/domains/appointments/visit-rules-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Select } from '../../ui/input.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { visitRulesWords } from './visit-rules.words.ts';
import { useVisitRules, visitRulesQuery } from './visit-rules-api.ts';

const words = here(visitRulesWords);

interface Choice {
  readonly value: string;
  readonly label: string;
}

const choices = (values: readonly number[], none: string, label: (value: number) => string): readonly Choice[] =>
  values.map((value) => ({ value: String(value), label: value === 0 ? none : label(value) }));

const BUFFERS = choices([0, 15, 30, 45, 60, 90, 120], words.nothing, words.minutes);
const NOTICES = choices([0, 1, 2, 4, 8, 24, 48, 72, 168], words.anyTime, words.ahead);
const DAYS: readonly Choice[] = [
  { value: '', label: words.noLimit },
  ...choices([1, 2, 3, 4, 5, 6, 8, 10], '', words.visits),
];

/** Adds what was set by a program to the usual choices. */
const withOwn = (usual: readonly Choice[], value: string, label: (value: number) => string): readonly Choice[] =>
  usual.some((choice) => choice.value === value) ? usual : [...usual, { value, label: label(Number(value)) }];

const written = ({ bufferMinutes, noticeHours, mostADay, countsTravel }: VisitRules) => ({
  bufferMinutes: String(bufferMinutes),
  noticeHours: String(noticeHours),
  mostADay: mostADay === null ? '' : String(mostADay),
  countsTravel,
});

/** What the contractor asks of the times that customers book. */
export function VisitRulesSettings() {
  const { data, error, isFetching, refetch } = useQuery(visitRulesQuery);
  return (
    <Card as="section" roomy aria-labelledby="visit-rules-title">
      <h2 id="visit-rules-title">{words.title}</h2>
      <p className="mt-0.5 mb-3 text-ink-2">{words.lead}</p>
      {data ? (
        <RulesForm rules={data} />
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

function RulesForm({ rules }: { rules: VisitRules }) {
  const save = useVisitRules();
  const form = useForm({
    to: setVisitRules,
    initial: written(rules),
    idPrefix: 'visit-rules',
    next: () => settingsPath('craftsman'),
    send: async (body, attempt) => {
      attempt.reset(written(await save.mutateAsync(body)));
      toast({ title: words.saved, description: words.savedNext, tone: 'success' });
    },
    onRefused: (error) => {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
    },
  });
  const { values } = form;
  const select = (name: 'bufferMinutes' | 'noticeHours' | 'mostADay', label: string, options: readonly Choice[]) => (
    <Field {...form.field(name)} label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={values[name]}
          onChange={({ target }) => form.change({ [name]: target.value })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <Form of={form} aria-labelledby="visit-rules-title" className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-3 sm:items-end">
        {select('bufferMinutes', words.buffer, withOwn(BUFFERS, values.bufferMinutes, words.minutes))}
        {select('noticeHours', words.notice, withOwn(NOTICES, values.noticeHours, words.ahead))}
        {select('mostADay', words.mostADay, withOwn(DAYS, values.mostADay, words.visits))}
      </div>
      <Checkbox {...form.tick('countsTravel')} id="visit-rules-countsTravel">
        {words.travel} <span className="text-meta text-ink-2">{words.travelHint}</span>
      </Checkbox>
      <Button type="submit" className="justify-self-start" busy={form.busy} busyLabel={words.saving}>
        {words.save}
      </Button>
    </Form>
  );
}
