import type { ChannelChoice, ContactChannels } from '@plumbline/contract/domains/messaging/contact-channels.ts';
import { useQuery } from '@tanstack/react-query';
import { Check, type LucideIcon, Mail, MessageSquareText, Minus, Phone } from 'lucide-react';
import { here } from '../../../lib/language.ts';
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
import { settingsWords } from './settings.words.ts';

const words = here(settingsWords);

interface ChannelLineProps {
  icon: LucideIcon;
  kind: keyof ContactChannels;
  choice: ChannelChoice;
  children?: React.ReactNode;
}

function ChannelLine({ icon, kind, choice, children }: ChannelLineProps) {
  const isOn = choice.isOn && choice.hasAddress;
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-x-3 border-line py-3 not-first:border-t">
      <Icon of={icon} className="mt-0.5 text-ink-2" />
      <div className="min-w-0">
        <p className="font-strong">{words.channels[kind]}</p>
        <p className="text-meta text-ink-2">{choiceWords(kind, choice)}</p>
        {children}
      </div>
      <Badge tone={isOn ? 'green' : 'gray'} icon={isOn ? Check : Minus}>
        {isOn ? words.on : words.off}
      </Badge>
    </li>
  );
}

function choiceWords(kind: keyof ContactChannels, { isOn, stoppedBySms, hasAddress }: ChannelChoice): string {
  const isEmail = kind === 'email';
  if (!hasAddress) return isEmail ? words.channels.noEmail : words.channels.noPhone;
  if (stoppedBySms) return words.channels.stopped;
  if (!isOn) return words.channels.isOff;
  return isEmail ? words.channels.emailUse : words.channels.phoneUse;
}

/** The channels by which messages reach the account. Email is switched here, texts and calls by texting STOP. */
export function ContactSettings() {
  const { data, error, isFetching, refetch } = useQuery(contactChannelsQuery);
  const change = useContactChannels();

  const setEmail = async (email: boolean) => {
    try {
      await change.mutateAsync({ email });
      announce(email ? words.channels.turnedOn : words.channels.turnedOff);
    } catch {
      toast({
        title: words.channels.failed,
        description: words.channels.failedText,
        tone: 'destructive',
      });
    }
  };

  return (
    <Card as="section" roomy aria-labelledby="channels-title">
      <h2 id="channels-title">{words.channels.title}</h2>
      {error && (
        <ErrorState error={error} title={sentenceFor(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading label={words.channels.loading}>
          <Skeleton className="mt-2 h-32 w-full" />
        </Loading>
      )}
      {data && (
        <ul className="mt-1">
          <ChannelLine icon={Mail} kind="email" choice={data.email}>
            <Button
              variant={data.email.isOn ? 'secondary' : 'line'}
              className="mt-2"
              busy={change.isPending}
              onClick={() => setEmail(!data.email.isOn)}
            >
              {data.email.isOn ? words.channels.turnOff : words.channels.turnOn}
            </Button>
          </ChannelLine>
          <ChannelLine icon={MessageSquareText} kind="sms" choice={data.sms} />
          <ChannelLine icon={Phone} kind="phone" choice={data.phone} />
        </ul>
      )}
    </Card>
  );
}
