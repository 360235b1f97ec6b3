import type { BidCalendar } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import { endBidFeed, renewBidFeed } from '@plumbline/contract/domains/leads/bid-calendar-endpoints.ts';
import { CalendarSync, Copy, Download, Unlink } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { momentInShort } from '../../../lib/louisville-time.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { calendarWords } from './calendar.words.ts';
import { useBidFeed } from './calendar-api.ts';

const words = here(calendarWords);

/** The private address at which the reader's own calendar program gets the dates. */
export function OwnCalendar({ feed: { url, lastReadAt } }: Pick<BidCalendar, 'feed'>) {
  const asArrived = useAsArrived();
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    toast({ title: words.copied, description: words.paste, tone: 'success' });
  };
  return (
    <Card as="section" aria-labelledby="own-calendar" className="no-print">
      <h2 id="own-calendar" className="text-body">
        {words.own}
      </h2>
      <p className="mt-0.5 mb-3 text-meta text-ink-2">{words.ownText}</p>
      {url === null ? (
        <FeedForm what="renew" label={words.make} />
      ) : (
        <>
          <Field name="bidFeedUrl" label={words.address}>
            {(control) => <Input {...control} readOnly value={url} onFocus={(event) => event.target.select()} />}
          </Field>
          <div className="mt-3 flex flex-wrap gap-2">
            {(asArrived || 'clipboard' in navigator) && (
              <Button icon={Copy} onClick={() => copy(url)} className="noscript:hidden">
                {words.copy}
              </Button>
            )}
            <ButtonAnchor href={new URL(url).pathname} download="bids.ics" icon={Download}>
              {words.download}
            </ButtonAnchor>
          </div>
          <p className="num mt-3 text-meta text-ink-2">
            {lastReadAt === null ? words.neverRead : words.lastRead(momentInShort(lastReadAt))}
          </p>
          <p className="mt-3 border-t border-line pt-3 text-meta text-ink-2">{words.renewText}</p>
          <div className="-ml-2.5 flex flex-wrap gap-x-2">
            <FeedForm what="renew" label={words.renew} />
            <FeedForm what="end" label={words.end} />
          </div>
        </>
      )}
    </Card>
  );
}

function FeedForm({ what, label }: { what: 'renew' | 'end'; label: string }) {
  const changing = useBidFeed(what);
  const isFirst = label === words.make;
  const form = useForm({
    to: what === 'renew' ? renewBidFeed : endBidFeed,
    idPrefix: `feed-${what}`,
    initial: {},
    send: async () => {
      await changing.mutateAsync();
      toast({ title: what === 'renew' ? words.feedMade : words.feedEnded, tone: 'success' });
    },
  });
  return (
    <Form of={form}>
      <SubmitButton
        of={form}
        variant={isFirst ? 'secondary' : what === 'end' ? 'danger-text' : 'text'}
        big={false}
        icon={what === 'end' ? Unlink : CalendarSync}
        busyLabel={words.saving}
      >
        {label}
      </SubmitButton>
    </Form>
  );
}
