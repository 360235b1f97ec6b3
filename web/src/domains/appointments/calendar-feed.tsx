import { useQuery } from '@tanstack/react-query';
import { CalendarSync, Copy, Unlink } from 'lucide-react';
import { useState } from 'react';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { calendarFeedQuery, useCalendarFeed } from './api.ts';

/** The secret address at which the craftsman's own calendar program reads the appointments. */
export function CalendarFeedSettings() {
  const { data, error, isFetching, refetch } = useQuery(calendarFeedQuery);
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null);
  const feed = useCalendarFeed();

  const change = async (what: 'renew' | 'revoke') => {
    try {
      await feed.mutateAsync(what);
    } catch (failure) {
      toast({ title: 'That did not go through', description: sentenceFor(failure), tone: 'destructive' });
    }
  };
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Copied', description: 'Paste it where your calendar asks for an address.', tone: 'success' });
  };

  if (data === null) return null;
  const url = data?.url ?? null;
  return (
    <Card as="section" roomy aria-labelledby="feed-title">
      <h2 id="feed-title">Calendar feed</h2>
      <p className="mt-0.5 mb-3 text-ink-2">
        Your appointments in your own calendar, always up to date. Whoever has the address can read them: keep it to
        yourself.
      </p>
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && url === null && (
        <Button icon={CalendarSync} busy={feed.isPending} onClick={() => change('renew')}>
          Make an address
        </Button>
      )}
      {url !== null && (
        <>
          <Field name="feedUrl" label="Address to subscribe to">
            {(control) => <Input {...control} readOnly value={url} onFocus={(event) => event.target.select()} />}
          </Field>
          <div className="mt-3 flex flex-wrap gap-2">
            {'clipboard' in navigator && (
              <Button icon={Copy} onClick={() => copy(url)}>
                Copy
              </Button>
            )}
            <Button icon={CalendarSync} onClick={() => setAsking('renew')}>
              New address
            </Button>
            <Button variant="danger-text" icon={Unlink} onClick={() => setAsking('revoke')}>
              End it
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={asking === 'renew' ? 'Make a new address?' : 'End the calendar feed?'}
        confirmLabel={asking === 'renew' ? 'New address' : 'End it'}
        danger
        onConfirm={() => change(asking === 'renew' ? 'renew' : 'revoke')}
      >
        The present address stops working at once, in every calendar that reads it.
      </ConfirmDialog>
    </Card>
  );
}
