import { useQuery } from '@tanstack/react-query';
import { CalendarSync, Copy, Unlink } from 'lucide-react';
import { useState } from 'react';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { useAsArrived } from '../../lib/use-as-arrived.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { calendarFeedQuery, useCalendarFeed } from './calendar-feed-api.ts';
import { reminderWords } from './reminders.words.ts';

const words = here(reminderWords).feed;

/** The secret address at which the contractor's own calendar program reads the appointments. */
export function CalendarFeedSettings() {
  const { data, error, isFetching, refetch } = useQuery(calendarFeedQuery);
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null);
  const feed = useCalendarFeed();
  const asArrived = useAsArrived();

  const change = async (what: 'renew' | 'revoke') => {
    try {
      await feed.mutateAsync(what);
    } catch (failure) {
      toast({ title: words.failed, description: sentenceFor(failure), tone: 'destructive' });
    }
  };
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    toast({ title: words.copied, description: words.paste, tone: 'success' });
  };

  if (data === null) return null;
  const url = data?.url ?? null;
  return (
    <Card as="section" roomy aria-labelledby="feed-title">
      <h2 id="feed-title">{words.title}</h2>
      <p className="mt-0.5 mb-3 text-ink-2">{words.lead}</p>
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && url === null && (
        <Button icon={CalendarSync} busy={feed.isPending} onClick={() => change('renew')}>
          {words.make}
        </Button>
      )}
      {url !== null && (
        <>
          <Field name="feedUrl" label={words.address}>
            {(control) => <Input {...control} readOnly value={url} onFocus={(event) => event.target.select()} />}
          </Field>
          <div className="mt-3 flex flex-wrap gap-2">
            {(asArrived || 'clipboard' in navigator) && (
              <Button icon={Copy} onClick={() => copy(url)}>
                {words.copy}
              </Button>
            )}
            <Button icon={CalendarSync} onClick={() => setAsking('renew')}>
              {words.renew}
            </Button>
            <Button variant="danger-text" icon={Unlink} onClick={() => setAsking('revoke')}>
              {words.end}
            </Button>
          </div>
        </>
      )}
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(null)}
          title={asking === 'renew' ? words.renewTitle : words.endTitle}
          confirmLabel={asking === 'renew' ? words.renew : words.end}
          danger
          onConfirm={() => change(asking)}
        >
          {words.effect}
        </ConfirmDialog>
      )}
    </Card>
  );
}
