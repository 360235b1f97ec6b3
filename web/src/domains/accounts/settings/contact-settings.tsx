import type { ChannelChoice } from '@plumbline/contract/domains/messaging/contact-channels.ts';
import { useQuery } from '@tanstack/react-query';
import { Check, type LucideIcon, Mail, MessageSquareText, Minus, Phone } from 'lucide-react';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { contactChannelsQuery, useContactChannels } from '../api.ts';

interface ChannelLineProps {
  icon: LucideIcon;
  label: string;
  choice: ChannelChoice;
  children?: React.ReactNode;
}

function ChannelLine({ icon, label, choice, children }: ChannelLineProps) {
  const isOn = choice.isOn && choice.hasAddress;
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-x-3 border-line py-3 not-first:border-t">
      <Icon of={icon} className="mt-0.5 text-ink-2" />
      <div className="min-w-0">
        <p className="font-strong">{label}</p>
        <p className="text-meta text-ink-2">{choiceWords(label, choice)}</p>
        {children}
      </div>
      <Badge tone={isOn ? 'green' : 'gray'} icon={isOn ? Check : Minus}>
        {isOn ? 'On' : 'Off'}
      </Badge>
    </li>
  );
}

function choiceWords(label: string, { isOn, stoppedBySms, hasAddress }: ChannelChoice): string {
  if (!hasAddress) return label === 'Email' ? 'No address is known.' : 'No phone number is in your account.';
  if (stoppedBySms) return 'STOP was texted from your phone. Only START, texted from that phone, ends it.';
  if (!isOn) return 'Off. What the law or a running job needs is still mailed.';
  return label === 'Email'
    ? 'Answers, appointments and receipts.'
    : 'Only about requests on which you agreed to it. Text STOP from your phone to end them.';
}

/** By which ways messages come to this account; mail can be switched here, texts and calls by texting STOP. */
export function ContactSettings() {
  const { data, error, isFetching, refetch } = useQuery(contactChannelsQuery);
  const change = useContactChannels();

  const setEmail = async (email: boolean) => {
    try {
      await change.mutateAsync({ email });
      announce(email ? 'You get mail again.' : 'You get no more mail that can be refused.');
    } catch {
      toast({
        title: 'Update Failed',
        description: 'Failed to update preferences. Please try again.',
        tone: 'destructive',
      });
    }
  };

  return (
    <Card as="section" roomy aria-labelledby="channels-title">
      <h2 id="channels-title">How messages reach you</h2>
      {error && (
        <ErrorState error={error} title={sentenceFor(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading label="Loading how messages reach you">
          <Skeleton className="mt-2 h-32 w-full" />
        </Loading>
      )}
      {data && (
        <ul className="mt-1">
          <ChannelLine icon={Mail} label="Email" choice={data.email}>
            <Button
              variant={data.email.isOn ? 'secondary' : 'line'}
              className="mt-2"
              busy={change.isPending}
              onClick={() => setEmail(!data.email.isOn)}
            >
              {data.email.isOn ? 'Turn Email Off' : 'Turn Email On'}
            </Button>
          </ChannelLine>
          <ChannelLine icon={MessageSquareText} label="Text messages" choice={data.sms} />
          <ChannelLine icon={Phone} label="Phone calls" choice={data.phone} />
        </ul>
      )}
    </Card>
  );
}
