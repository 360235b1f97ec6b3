import type { PushSubscriptionId } from '@plumbline/contract/domains/messaging/push.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { useReadersZone } from '../../../lib/use-readers-zone.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { pushDevicesQuery } from '../api.ts';
import { endPush, type PushPermission, PushRefused, pushPermission, subscribeThisBrowser } from './browser-push.ts';
import { pushWords } from './push.words.ts';

const words = here(pushWords);

/** Notifications in browsers: on in this one, and which others get them. */
export function PushSettings() {
  const client = useQueryClient();
  const { data: devices = [], error, isFetching, refetch } = useQuery(pushDevicesQuery);
  const zone = useReadersZone();
  // Only the browser knows whether it has notifications. A page arrives as if it had them.
  const asArrived = useAsArrived();
  const [asked, setAsked] = useState<PushPermission>();
  const permission = asArrived ? 'default' : (asked ?? pushPermission());
  const [busy, setBusy] = useState(false);

  const turnOn = async () => {
    setBusy(true);
    try {
      const { device } = await subscribeThisBrowser();
      announce(words.isOn(device));
    } catch (refusal) {
      const description = refusal instanceof PushRefused ? refusal.message : sentenceFor(refusal);
      toast({ title: words.notOn, description, tone: 'destructive' });
    } finally {
      setBusy(false);
      setAsked(pushPermission());
      await client.invalidateQueries({ queryKey: pushDevicesQuery.queryKey });
    }
  };
  const turnOff = async (id: PushSubscriptionId) => {
    try {
      await endPush(id);
      announce(words.isOff);
    } catch (failure) {
      toast({ title: words.failed, description: sentenceFor(failure), tone: 'destructive' });
    }
    await client.invalidateQueries({ queryKey: pushDevicesQuery.queryKey });
  };

  return (
    <Card as="section" roomy aria-labelledby="push-title">
      <h2 id="push-title">{words.title}</h2>
      <p className="mt-0.5 mb-3 text-ink-2">{words.lead}</p>
      {permission === 'unsupported' && <Note icon={BellOff}>{words.unsupported}</Note>}
      {permission === 'denied' && (
        <Note icon={BellOff} tone="amber" title={words.blockedTitle}>
          {words.blocked}
        </Note>
      )}
      {(permission === 'default' || permission === 'granted') && (
        <Button icon={Bell} busy={busy} busyLabel={words.turningOn} onClick={turnOn}>
          {words.turnOn}
        </Button>
      )}
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {devices.length > 0 && (
        <ul aria-label={words.devices} className="mt-4">
          {devices.map(({ id, device, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 border-line py-2 not-first:border-t">
              <Icon of={MonitorSmartphone} className="text-ink-2" />
              <span className="min-w-0 flex-1">
                <span className="block wrap-anywhere">{device}</span>
                <span className="num block text-meta text-ink-2">{words.since(formatDateTime(createdAt, zone))}</span>
              </span>
              <Button variant="danger-text" icon={BellOff} onClick={() => turnOff(id)}>
                {words.turnOff}
                <span className="sr-only"> {words.inDevice(device)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
