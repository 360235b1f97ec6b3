import { accountLabel } from '@plumbline/contract/domains/payments/ledger-account.ts';
import {
  LEDGER_EXPORT_ROUTE,
  type MoneyReport as Report,
} from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import { paymentInputWords } from '@plumbline/contract/domains/payments/payment-input.words.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Download, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { moneyReportQuery } from './calls.ts';
import { moneyWords } from './money.words.ts';

const words = here(moneyWords);

const amountOf = (dollars: number): string => formatMoney(Math.round(dollars * 100));

/** The balances of the ledger, how each day compared with the provider, and the export of a month. */
export function MoneyReport() {
  const { data, error, isFetching, refetch } = useQuery(moneyReportQuery);
  if (data) return <Loaded report={data} />;
  if (error) return <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />;
  return (
    <Loading label={words.loading}>
      <SkeletonCard />
    </Loading>
  );
}

function Loaded({ report }: { report: Report }) {
  const { balances, openDisputes, failedRefunds } = report;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:items-start">
      {(openDisputes > 0 || failedRefunds > 0) && (
        <Note icon={TriangleAlert} tone="red" title={words.attention} className="lg:col-span-2">
          {words.openAndFailed(openDisputes, failedRefunds)}
        </Note>
      )}
      <Card as="section" roomy aria-labelledby="balances">
        <h2 id="balances" className="mb-2">
          {words.balances}
        </h2>
        {balances.length === 0 ? (
          <p className="text-ink-2">{words.nothingBooked}</p>
        ) : (
          <table className="w-full text-meta">
            <caption className="sr-only">{words.balancesCaption}</caption>
            <tbody>
              {balances.map(({ account, balance }) => (
                <tr key={account} className="border-b border-line last:border-b-0">
                  <th scope="row" className="py-2 pr-2 text-left font-quiet wrap-anywhere">
                    {accountLabel(account, language)}
                  </th>
                  <td className="num py-2 text-right">{amountOf(balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="mt-2 text-meta text-ink-2">{words.debits(amountOf(0))}</p>
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Days report={report} />
        <MonthExport />
      </div>
    </div>
  );
}

function Days({ report: { reconciliations } }: { report: Report }) {
  return (
    <Card as="section" roomy aria-labelledby="days">
      <h2 id="days" className="mb-2">
        {words.compared}
      </h2>
      {reconciliations.length === 0 && <p className="text-ink-2">{words.firstDay}</p>}
      <ul className="grid gap-2">
        {reconciliations.slice(0, 7).map(({ day, compared, differences }) => (
          <li key={day} className="num text-meta">
            <Note
              icon={differences.length === 0 ? CircleCheck : TriangleAlert}
              tone={differences.length === 0 ? 'plain' : 'amber'}
            >
              {words.dayCompared(formatDay(day), compared, differences.length)}
              {differences.map(({ reference, text }) => (
                <span key={reference} className="mt-1 block wrap-anywhere">
                  {text}
                </span>
              ))}
            </Note>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const thisMonth = (): string => new Date().toISOString().slice(0, 7);

function MonthExport() {
  const [month, setMonth] = useState(thisMonth);
  const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/.test(month);
  return (
    <Card as="section" roomy aria-labelledby="export">
      <h2 id="export" className="mb-2">
        {words.export}
      </h2>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field name="month" label={words.month} error={isMonth ? undefined : here(paymentInputWords).sayMonth}>
          {(control) => (
            <Input
              {...control}
              type="month"
              min="2020-01"
              className="num"
              value={month}
              onChange={({ target }) => setMonth(target.value)}
            />
          )}
        </Field>
        {isMonth && (
          <ButtonAnchor
            big
            icon={Download}
            href={`${LEDGER_EXPORT_ROUTE}?${new URLSearchParams({ month })}`}
            download={`ledger-${month}.csv`}
          >
            {words.exportCsv}
          </ButtonAnchor>
        )}
      </div>
    </Card>
  );
}
