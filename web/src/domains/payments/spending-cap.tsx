import {
  BILLING_ZONE_NAME,
  type SpendingCap,
  SpendingCapForm,
} from '@plumbline/contract/domains/payments/spending-cap.ts';
import { formatMoney } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import { DollarSign } from 'lucide-react';
import { useState } from 'react';
import { fieldProblems, sentenceFor } from '../../lib/problem-sentences.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { focusField } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { spendingCapQuery, useSetSpendingCap } from './api.ts';

const FIELD = 'cap';
const money = (dollars: number): string => formatMoney(Math.round(dollars * 100));

/** The most that accepted connections may cost the craftsman in a month. */
export function SpendingCapCard() {
  const { data, error, isFetching, refetch } = useQuery(spendingCapQuery);
  return (
    <Card as="section" roomy aria-labelledby="cap-title">
      <h2 id="cap-title" className="mb-1">
        Monthly spending cap
      </h2>
      {data ? (
        <CapForm key={String(data.cap)} saved={data} />
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
      ) : (
        <Loading label="Loading your spending cap">
          <Skeleton className="h-5" />
          <Skeleton className="mt-3 h-12" />
        </Loading>
      )}
    </Card>
  );
}

function CapForm({ saved }: { saved: SpendingCap }) {
  const [text, setText] = useState(saved.cap === null ? '' : String(saved.cap));
  const [problem, setProblem] = useState<string>();
  const set = useSetSpendingCap();

  const refuse = (message: string) => {
    setProblem(message);
    setTimeout(focusField, 0, FIELD);
  };

  const save = useOneAtATime(async () => {
    const cap = text.trim() === '' ? null : Number(text.replaceAll(',', ''));
    const checked = SpendingCapForm.safeParse({ cap });
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? '');
    try {
      await set.mutateAsync(checked.data.cap);
      toast({
        title: cap === null ? 'Spending cap lifted' : 'Spending cap saved',
        description: cap === null ? 'Nothing limits your connections now.' : `At most ${money(cap)} a month.`,
        tone: 'success',
      });
    } catch (failure) {
      const said = fieldProblems(failure)[FIELD];
      if (said) refuse(said);
      else toast({ title: 'Your cap was not saved', description: sentenceFor(failure), tone: 'destructive' });
    }
  });

  return (
    <form onSubmit={save} noValidate>
      <p className="num text-ink-2">
        {money(saved.spent)} this month
        {saved.left !== null && `, ${money(saved.left)} left`}. An acceptance that would cost more is refused, also when
        two come at once. Months are counted in {BILLING_ZONE_NAME}.
      </p>
      <div className="mt-4 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field name={FIELD} label="Dollars a month" hint="Empty for no cap" error={problem}>
          {(control) => (
            <Input
              {...control}
              icon={DollarSign}
              className="num"
              inputMode="decimal"
              maxLength={10}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <Button
          type="submit"
          big
          busy={set.isPending}
          busyLabel="Saving..."
          className={problem ? 'sm:mb-7' : undefined}
        >
          Save cap
        </Button>
      </div>
    </form>
  );
}
