import { renewWatchFeed } from '@plumbline/contract/domains/leads/endpoints.ts';
import type { Watch } from '@plumbline/contract/domains/leads/watch.ts';
import { CalendarSync, Copy } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { momentInShort } from '../../lib/louisville-time.ts';
import { useAsArrived } from '../../lib/use-as-arrived.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { addressesWords } from './addresses.words.ts';
import { useRenewFeed } from './api.ts';

const words = here(addressesWords);

/** The private addresses at which the reader's own programs get what a watch finds. */
export function WatchAddresses({ watch: { id, addresses, feedReadAt } }: { watch: Watch }) {
  return (
    <Card as="section" roomy className="mt-4" aria-labelledby="addresses-title">
      <h2 id="addresses-title">{words.title}</h2>
      <p className="mt-1 mb-3 text-ink-2">{words.text}</p>
      {addresses !== null && (
        <div className="grid gap-3">
          <Address name="feedAddress" label={words.feed} url={addresses.feed} />
          <Address name="calendarAddress" label={words.calendar} url={addresses.calendar} />
          <p className="num text-meta text-ink-2">
            {feedReadAt === null ? words.neverRead : words.lastRead(momentInShort(feedReadAt))}
          </p>
        </div>
      )}
      <p className="mt-3 mb-2 text-meta text-ink-2">{words.renewText}</p>
      <RenewForm id={id} label={addresses === null ? words.make : words.renew} />
    </Card>
  );
}

function Address({ name, label, url }: { name: string; label: string; url: string }) {
  const asArrived = useAsArrived();
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast({ title: words.copied, tone: 'success' });
  };
  return (
    <div className="flex items-end gap-2">
      <Field name={name} label={label} className="min-w-0 flex-1">
        {(control) => <Input {...control} readOnly value={url} onFocus={(event) => event.target.select()} />}
      </Field>
      {(asArrived || 'clipboard' in navigator) && (
        <Button icon={Copy} onClick={() => void copy()} className="noscript:hidden">
          {words.copy} <span className="sr-only">{label}</span>
        </Button>
      )}
    </div>
  );
}

function RenewForm({ id, label }: { id: Watch['id']; label: string }) {
  const renewing = useRenewFeed(id);
  const form = useForm({
    to: renewWatchFeed,
    params: { id },
    idPrefix: 'feed',
    initial: {},
    send: async () => {
      await renewing.mutateAsync();
      toast({ title: words.renewed, tone: 'success' });
    },
  });
  return (
    <Form of={form}>
      <SubmitButton of={form} variant="secondary" big={false} icon={CalendarSync} busyLabel={words.renewing}>
        {label}
      </SubmitButton>
    </Form>
  );
}
