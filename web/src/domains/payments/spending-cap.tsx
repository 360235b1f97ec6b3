import { setSpendingCap } from '@plumbline/contract/domains/payments/endpoints.ts';
import type { SpendingCap } from '@plumbline/contract/domains/payments/spending-cap.ts';
import { useQuery } from '@tanstack/react-query';
import { DollarSign } from 'lucide-react';
import { formatMoney } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { spendingCapQuery, useSetSpendingCap } from './api.ts';
import { contractorMoneyWords } from './contractor-money.words.ts';

const words = here(contractorMoneyWords).cap;

const money = (dollars: number): string => formatMoney(Math.round(dollars * 100));

/** The most that accepted connections may cost the contractor in a month. */
export function SpendingCapCard() {
  const { data, error, isFetching, refetch } = useQuery(spendingCapQuery);
  return (
    <Card as="section" roomy aria-labelledby="cap-title">
      <h2 id="cap-title" className="mb-1">
        {words.title}
      </h2>
      {data ? (
        <CapForm key={String(data.cap)} saved={data} />
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-5" />
          <Skeleton className="mt-3 h-12" />
        </Loading>
      )}
    </Card>
  );
}

function CapForm({ saved }: { saved: SpendingCap }) {
  const set = useSetSpendingCap();
  const form = useForm({
    to: setSpendingCap,
    initial: { cap: saved.cap === null ? '' : String(saved.cap) },
    body: ({ cap }) => ({ cap: cap.trim() === '' ? null : Number(cap.replaceAll(',', '')) }),
    send: async ({ cap }) => {
      await set.mutateAsync(cap);
      toast({
        title: cap === null ? words.lifted : words.saved,
        description: cap === null ? words.noLimit : words.atMost(money(cap)),
        tone: 'success',
      });
    },
    onRefused: (error, problems) => {
      if (problems.cap) return;
      toast({ title: words.notSaved, description: sentenceFor(error), tone: 'destructive' });
    },
  });

  return (
    <Form of={form}>
      <p className="num text-ink-2">
        {saved.left === null
          ? words.spent(money(saved.spent))
          : words.spentAndLeft(money(saved.spent), money(saved.left))}
      </p>
      <div className="mt-4 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field {...form.field('cap')} label={words.label} hint={words.hint}>
          {(control) => (
            <Input
              {...control}
              {...form.text('cap')}
              icon={DollarSign}
              className="num"
              inputMode="decimal"
              maxLength={10}
            />
          )}
        </Field>
        <Button
          type="submit"
          big
          busy={form.busy}
          busyLabel={words.saving}
          className={form.errorOf('cap') ? 'sm:mb-7' : undefined}
        >
          {words.save}
        </Button>
      </div>
    </Form>
  );
}
