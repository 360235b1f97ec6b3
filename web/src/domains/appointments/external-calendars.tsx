import { settingsPath } from '@plumbline/contract/domains/accounts/pages.ts';
import {
  connectCalendar,
  disconnectCalendar,
  refreshCalendar,
} from '@plumbline/contract/domains/appointments/calendar-endpoints.ts';
import type { CalendarTrouble, ExternalCalendar } from '@plumbline/contract/domains/appointments/external-calendar.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, CircleCheck, RefreshCw, TriangleAlert, Unlink } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { readersZone } from '../../lib/moment.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { useForm } from '../../lib/use-form.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { CalendarAccounts, ConnectAccountForm } from './calendar-accounts.tsx';
import { calendarsQuery } from './calendar-feed-api.ts';
import { externalCalendarsWords } from './external-calendars.words.ts';
import { useCalendarChange } from './external-calendars-api.ts';

const words = here(externalCalendarsWords);
const next = () => settingsPath('craftsman');
const sayFailed = (error: unknown): void => {
  toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
};

/** The calendars that the contractor keeps elsewhere, with their state, and a form to connect one. */
export function ExternalCalendarSettings() {
  const { data, error, isFetching, refetch } = useQuery(calendarsQuery);
  return (
    <Card as="section" roomy aria-labelledby="calendars-title">
      <h2 id="calendars-title">{words.title}</h2>
      <p className="mt-0.5 mb-3 text-ink-2">{words.lead}</p>
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data?.calendars.length === 0 && <p className="text-ink-2">{words.none}</p>}
      {data && data.calendars.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.calendars.map((calendar) => (
            <CalendarRow
              key={calendar.id}
              calendar={calendar}
              isOfAccount={data.accounts.some(({ found }) => found.some(({ id }) => id === calendar.id))}
            />
          ))}
        </ul>
      )}
      <CalendarAccounts accounts={data?.accounts ?? []} />
      <ConnectForm />
      <ConnectAccountForm />
    </Card>
  );
}

function CalendarRow({ calendar, isOfAccount }: { calendar: ExternalCalendar; isOfAccount: boolean }) {
  const { id, name, host, trouble, unread } = calendar;
  const change = useCalendarChange();
  const [asking, setAsking] = useState(false);
  const common = { params: { id }, initial: {}, next, onRefused: sayFailed } as const;
  const refresh = useForm({
    ...common,
    to: refreshCalendar,
    idPrefix: `refresh-${id}`,
    send: async () => {
      await change.mutateAsync({ type: 'refresh', id });
      toast({ title: words.reading, description: words.readingNext, tone: 'success' });
    },
  });
  const disconnect = useForm({
    ...common,
    to: disconnectCalendar,
    idPrefix: `disconnect-${id}`,
    send: async () => setAsking(true),
  });
  const end = async () => {
    try {
      await change.mutateAsync({ type: 'disconnect', id });
    } catch (error) {
      sayFailed(error);
    }
  };
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <b className="min-w-0 wrap-anywhere" translate="no">
          {name}
        </b>
        <State calendar={calendar} />
      </div>
      {name !== host && (
        <p className="text-meta wrap-anywhere text-ink-2" translate="no">
          {host}
        </p>
      )}
      <p className="num text-meta text-ink-2">{ageOf(calendar)}</p>
      {trouble && <p className="text-red-ink">{sayTrouble(trouble, isOfAccount)}</p>}
      {unread > 0 && <p className="text-amber-ink">{words.unread(unread)}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        <Form of={refresh}>
          <Button type="submit" icon={RefreshCw} busy={refresh.busy}>
            {words.refresh} <span className="sr-only">{name}</span>
          </Button>
        </Form>
        <Form of={disconnect}>
          <Button type="submit" variant="danger-text" icon={Unlink} busy={disconnect.busy}>
            {words.disconnect} <span className="sr-only">{name}</span>
          </Button>
        </Form>
      </div>
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.disconnectTitle(name)}
          confirmLabel={words.disconnect}
          danger
          onConfirm={end}
        >
          {isOfAccount ? words.unchooseEffect : words.disconnectEffect}
        </ConfirmDialog>
      )}
    </li>
  );
}

const otherwise: Partial<Record<CalendarTrouble, string>> = words.accountTroubles;
const sayTrouble = (trouble: CalendarTrouble, isOfAccount: boolean): string =>
  (isOfAccount ? otherwise[trouble] : undefined) ?? words.troubles[trouble];

function State({ calendar: { readAt, trouble, isStale } }: { calendar: ExternalCalendar }) {
  if (isStale || (trouble !== null && readAt === null))
    return (
      <Badge tone="amber" icon={TriangleAlert}>
        {words.old}
      </Badge>
    );
  return readAt === null ? null : (
    <Badge tone="green" icon={CircleCheck}>
      {words.current}
    </Badge>
  );
}

function ageOf({ readAt, trouble, isStale }: ExternalCalendar): string {
  if (readAt === null) return trouble === null ? words.waiting : words.neverRead;
  const when = formatDateTime(readAt, readersZone());
  return isStale ? words.notReadSince(when) : words.readAt(when);
}

function ConnectForm() {
  const change = useCalendarChange();
  const form = useForm({
    to: connectCalendar,
    initial: { address: '', name: '' },
    idPrefix: 'calendar',
    next,
    send: async (body, attempt) => {
      await change.mutateAsync({ type: 'connect', body });
      attempt.reset({ address: '', name: '' });
      toast({ title: words.connected, description: words.connectedNext, tone: 'success' });
    },
  });
  return (
    <Form of={form} aria-labelledby="connect-calendar-title" className="mt-4 grid max-w-110 gap-3">
      <h3 id="connect-calendar-title">{words.connectTitle}</h3>
      <Field {...form.field('address')} label={words.address} hint={words.addressHint} required>
        {(control) => <Input {...control} {...form.text('address')} inputMode="url" autoComplete="off" />}
      </Field>
      <Field {...form.field('name')} label={words.name} optional>
        {(control) => <Input {...control} {...form.text('name')} maxLength={80} autoComplete="off" />}
      </Field>
      <Button
        type="submit"
        icon={CalendarPlus}
        className="justify-self-start"
        busy={form.busy}
        busyLabel={words.connecting}
      >
        {words.connect}
      </Button>
    </Form>
  );
}
