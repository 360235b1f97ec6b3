import type { MessagingStatus } from '@plumbline/contract/domains/messaging/message.ts';
import { localeOf } from '@plumbline/contract/kernel/language.ts';
import { useQuery } from '@tanstack/react-query';
import { Bell, BellRing, Check, CircleAlert, Inbox, LogIn, Mail, PartyPopper, Siren, X } from 'lucide-react';
import { useState } from 'react';
import { here, language } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { useUser } from '../../../lib/session.ts';
import { site } from '../../../lib/site.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Page, WithAside } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { messagingStatusQuery, sendTestMail, sendTestPush } from '../api.ts';
import { lookOf } from '../channels.ts';
import { pushPermission } from '../push/browser-push.ts';
import { PushSettings } from '../push/push-settings.tsx';
import { demoWords } from './demo.words.ts';
import { deliveredText, failedText, type TestAlert, type TestResult, testAlerts } from './test-alerts.ts';

const words = here(demoWords);
const icons = { emergency: Siren, opportunity: BellRing, welcome: PartyPopper } as const;

const timeOf = (iso: string): string =>
  new Intl.DateTimeFormat(localeOf[language], { timeStyle: 'medium' })
    .format(new Date(iso))
    .replaceAll(/[\u00a0\u202f]/g, ' ');

/** Sends test messages to oneself, and shows the state of the channels. */
export function DemoPage() {
  const user = useUser();
  const status = useQuery(messagingStatusQuery);
  const [results, setResults] = useState<readonly TestResult[]>([]);
  const [sending, setSending] = useState<TestAlert['type'] | null>(null);
  const isDemonstration = site.mode === 'demonstration';
  const mailedBy = status.data?.channels.find(({ channel }) => channel === 'email')?.by ?? words.byEmail;

  const send = async (alert: TestAlert) => {
    setSending(alert.type);
    const attempt = async (method: TestResult['method'], work: () => Promise<unknown>): Promise<TestResult> => {
      const about = { id: randomKey(), type: alert.label, method };
      try {
        await work();
        return { ...about, status: 'success', at: new Date().toISOString(), message: deliveredText(method, mailedBy) };
      } catch (error) {
        const message = failedText(method, sentenceFor(error));
        return { ...about, status: 'failed', at: new Date().toISOString(), message };
      }
    };
    const { title, message, url } = alert;
    const done = await Promise.all([
      attempt('push', () => sendTestPush({ title, message, url })),
      attempt('email', () => sendTestMail({ email: user?.email ?? 'visitor@example.com', subject: title, message })),
    ]);
    setResults((before) => [...done, ...before]);
    setSending(null);
    void status.refetch();
    if (done.every((result) => result.status === 'success')) {
      toast({ title: words.doneTitle, description: words.done(alert.label), tone: 'success' });
    } else {
      toast({ title: words.failedTitle, description: words.failed, tone: 'destructive' });
    }
    announce(done.map(({ method, message: text }) => `${words.methods[method]}: ${text}`).join('. '));
  };

  return (
    <Page width="mid">
      <h1>{words.title}</h1>
      <p className="mt-0.5 mb-4 text-ink-2">{isDemonstration ? words.leadLocal : words.lead}</p>
      <WithAside
        aside={
          <div className="grid gap-4">
            <SystemStatus status={status.data} />
            {status.error && (
              <ErrorState error={status.error} busy={status.isFetching} onRetry={() => void status.refetch()} />
            )}
            <PushSettings />
          </div>
        }
      >
        <div className="grid gap-4">
          {!isDemonstration && !user && (
            <Note icon={LogIn} tone="amber" title={words.signInTitle}>
              {words.signInText}
              <div className="mt-2">
                <ButtonLink to="/login">{words.signIn}</ButtonLink>
              </div>
            </Note>
          )}
          <div className="grid gap-2 sm:grid-cols-3">
            {testAlerts.map((alert) => (
              <Button
                key={alert.type}
                big
                variant="line"
                icon={icons[alert.type]}
                busy={sending === alert.type}
                busyLabel={words.sending}
                disabled={sending !== null && sending !== alert.type}
                onClick={() => send(alert)}
              >
                {alert.label}
              </Button>
            ))}
          </div>
          <Card as="section" roomy aria-labelledby="results">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 id="results">{words.results}</h2>
              {isDemonstration && (
                <ButtonLink to="/dev/mailbox" search={{}} icon={Inbox} variant="text">
                  {words.openMailbox}
                </ButtonLink>
              )}
            </div>
            {results.length === 0 ? (
              <p className="mt-1 text-ink-2">{words.none}</p>
            ) : (
              <ul className="mt-2">
                {results.map(({ id, type, method, status: outcome, at, message }) => (
                  <li
                    key={id}
                    className="grid grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-x-3 border-line py-3 not-first:border-t last:pb-0"
                  >
                    <Icon of={method === 'email' ? Mail : Bell} className="mt-0.5 text-ink-2" />
                    <div className="min-w-0">
                      <p>
                        <b>{words.methods[method]}</b>, {type}
                      </p>
                      <p className="wrap-anywhere text-ink-2">{message}</p>
                      <time dateTime={at} className="num text-meta text-ink-2">
                        {timeOf(at)}
                      </time>
                    </div>
                    <Badge tone={outcome === 'success' ? 'green' : 'red'} icon={outcome === 'success' ? Check : X}>
                      {words.outcome[outcome]}
                    </Badge>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
      </WithAside>
    </Page>
  );
}

/** Shows each channel's provider, and whether messages are being sent. */
function SystemStatus({ status }: { status: MessagingStatus | undefined }) {
  const stuck = status !== undefined && status.oldestSeconds > 60;
  return (
    <Card as="section" aria-labelledby="system-status">
      <h2 id="system-status" className="mb-2 text-body">
        {words.status}
      </h2>
      {status ? (
        <>
          <Facts
            facts={[
              ...status.channels.map(({ channel, by }) => ({
                label: lookOf(channel).label,
                value: by ?? <span className="text-ink-2">{words.notSetUp}</span>,
              })),
              { label: words.waiting, value: <span className="num">{words.messages(status.waiting)}</span> },
              { label: words.thisBrowser, value: words.permissions[pushPermission()] },
            ]}
          />
          {stuck && (
            <Note icon={CircleAlert} tone="amber" className="mt-3">
              {words.stuck(Math.round(status.oldestSeconds / 60))}
            </Note>
          )}
        </>
      ) : (
        <Skeleton className="h-28 w-full" />
      )}
    </Card>
  );
}
