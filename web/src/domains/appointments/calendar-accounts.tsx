import { settingsPath } from '@plumbline/contract/domains/accounts/pages.ts';
import {
  chooseCalendars,
  connectAccount,
  disconnectAccount,
} from '@plumbline/contract/domains/appointments/calendar-endpoints.ts';
import type { CalendarAccount } from '@plumbline/contract/domains/appointments/external-calendar.ts';
import { Server, Unlink } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { calendarAccountsWords } from './calendar-accounts.words.ts';
import { useCalendarChange } from './external-calendars-api.ts';

const words = here(calendarAccountsWords);
const next = () => settingsPath('craftsman');
const sayFailed = (error: unknown): void => {
  toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
};

/** The contractor's calendar servers, with the calendars found there. */
export const CalendarAccounts = ({ accounts }: { accounts: readonly CalendarAccount[] }) =>
  accounts.map((account) => <AccountChoice key={account.id} account={account} />);

function AccountChoice({ account: { id, host, found } }: { account: CalendarAccount }) {
  const change = useCalendarChange();
  const [asking, setAsking] = useState(false);
  const chosen = found.flatMap((one) => (one.isChosen ? [one.id] : []));
  const choice = useForm({
    to: chooseCalendars,
    params: { id },
    initial: { calendars: chosen },
    idPrefix: `choose-${id}`,
    next,
    send: async (body) => {
      await change.mutateAsync({ type: 'choose', id, body });
      toast({ title: words.saved, description: words.savedNext, tone: 'success' });
    },
  });
  const disconnect = useForm({
    to: disconnectAccount,
    params: { id },
    initial: {},
    idPrefix: `disconnect-${id}`,
    next,
    onRefused: sayFailed,
    send: async () => setAsking(true),
  });
  // A calendar may also be disconnected in the list, or found when the login is entered again.
  const shown = chosen.join();
  const before = useRef(shown);
  const follow = useEffectEvent(() => choice.reset({ calendars: chosen }));
  useEffect(() => {
    if (before.current !== shown) follow();
    before.current = shown;
  }, [shown]);
  const end = async () => {
    try {
      await change.mutateAsync({ type: 'forget', id });
    } catch (error) {
      sayFailed(error);
    }
  };
  const { calendars } = choice.values;
  return (
    <section aria-labelledby={`account-${id}`} className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id={`account-${id}`} className="min-w-0 wrap-anywhere">
          {words.calendarsAt(host)}
        </h3>
        <Form of={disconnect}>
          <Button type="submit" variant="danger-text" icon={Unlink} busy={disconnect.busy}>
            {words.disconnect} <span className="sr-only">{host}</span>
          </Button>
        </Form>
      </div>
      <Form of={choice} className="grid gap-2">
        <FieldGroup {...choice.field('calendars')} label={words.choose}>
          <div className="grid sm:grid-cols-2">
            {found.map((one) => (
              <Checkbox
                key={one.id}
                name="calendars"
                value={one.id}
                checked={calendars.includes(one.id)}
                onChange={({ target }) =>
                  choice.change({
                    calendars: target.checked ? [...calendars, one.id] : calendars.filter((id) => id !== one.id),
                  })
                }
              >
                <span className="wrap-anywhere" translate="no">
                  {one.name}
                </span>
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
        <Button type="submit" className="justify-self-start" busy={choice.busy} busyLabel={words.saving}>
          {words.save} <span className="sr-only">{host}</span>
        </Button>
      </Form>
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.disconnectTitle(host)}
          confirmLabel={words.disconnect}
          danger
          onConfirm={end}
        >
          {words.disconnectEffect}
        </ConfirmDialog>
      )}
    </section>
  );
}

const EMPTY = { address: '', userName: '', password: '' };

/** A form that connects a CalDAV server. */
export function ConnectAccountForm() {
  const change = useCalendarChange();
  const form = useForm({
    to: connectAccount,
    initial: EMPTY,
    idPrefix: 'calendar-server',
    next,
    send: async (body, attempt) => {
      await change.mutateAsync({ type: 'connect-account', body });
      attempt.reset(EMPTY);
      toast({ title: words.connected, description: words.connectedNext, tone: 'success' });
    },
  });
  return (
    <Form of={form} aria-labelledby="connect-server-title" className="mt-4 grid max-w-110 gap-3">
      <div>
        <h3 id="connect-server-title">{words.connectTitle}</h3>
        <p className="mt-0.5 text-ink-2">{words.lead}</p>
      </div>
      <Field {...form.field('address')} label={words.address} hint={words.addressHint} required>
        {(control) => (
          <Input {...control} {...form.text('address')} inputMode="url" autoComplete="off" autoCapitalize="none" />
        )}
      </Field>
      <Field {...form.field('userName')} label={words.userName} required>
        {(control) => <Input {...control} {...form.text('userName')} autoComplete="off" autoCapitalize="none" />}
      </Field>
      <Field {...form.field('password')} label={words.password} hint={words.passwordHint} required>
        {(control) => <Input {...control} {...form.text('password')} type="password" autoComplete="new-password" />}
      </Field>
      <Button type="submit" icon={Server} className="justify-self-start" busy={form.busy} busyLabel={words.connecting}>
        {words.connect}
      </Button>
    </Form>
  );
}
