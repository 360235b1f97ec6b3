import { cancelMessage, resendMessage } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import { messagePurposeWords } from '@plumbline/contract/domains/messaging/message-purpose.words.ts';
import type { OperatorMessage } from '@plumbline/contract/domains/messaging/operator-message.ts';
import { Ban, FileText, Send } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { readersZone } from '../../../lib/moment.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { lookOf } from '../channels.ts';
import { recipientName } from '../mailbox/messages.ts';
import { useMessageAct, useReading } from './calls.ts';
import { FateBadge } from './fate-badge.tsx';
import { operatorMessageWords } from './messages.words.ts';

const words = here(operatorMessageWords);
const purposes: Readonly<Record<string, string>> = here(messagePurposeWords);

/** A message with its recipient, its status, and an operator's possible actions. */
export function MessageItem({ message }: { message: OperatorMessage }) {
  const [reading, setReading] = useState(false);
  const { channel, to, subject, purpose, status, statusReason, attempts, createdAt } = message;
  const { icon, label } = lookOf(channel);
  const recipient = recipientName(to);
  const sentAt = formatDateTime(createdAt, readersZone());
  const title = subject ?? words.titleOf(label, purposes[purpose] ?? purpose);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line p-4 not-first:border-t">
      <Icon of={icon} className="mt-0.5 text-ink-2 max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="min-w-0 wrap-anywhere">{title}</b>
          <FateBadge status={status} />
        </p>
        <p className="num text-meta text-ink-2 wrap-anywhere">
          {recipient === '' ? words.sentToErased(label, sentAt) : words.sentTo(label, recipient, sentAt)}
          {attempts > 1 && `, ${words.attempts(attempts)}`}
        </p>
        {statusReason && <p className="text-meta wrap-anywhere">{statusReason}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={FileText} aria-label={words.showTextOf(title)} onClick={() => setReading(true)}>
          {words.showText}
        </Button>
        {(status === 'failed' || status === 'unknown') && <Act message={message} act="resend" title={title} />}
        {status === 'queued' && <Act message={message} act="cancel" title={title} />}
      </div>
      {reading && <MessageText message={message} title={title} onClose={() => setReading(false)} />}
    </li>
  );
}

const icons = { resend: Send, cancel: Ban } as const;

function Act({ message, act, title }: { message: OperatorMessage; act: keyof typeof icons; title: string }) {
  const [asking, setAsking] = useState(false);
  const change = useMessageAct(act);
  const said = words[act];
  const confirm = async (reason: string) => {
    await change.mutateAsync({ id: message.id, reason });
    toast({ ...said.done, tone: 'success' });
  };
  return (
    <>
      <Button
        icon={icons[act]}
        variant={act === 'cancel' ? 'danger' : 'line'}
        aria-label={`${said.button}: ${title}`}
        onClick={() => setAsking(true)}
      >
        {said.button}
      </Button>
      {asking && (
        <ReasonDialog
          to={act === 'resend' ? resendMessage : cancelMessage}
          params={{ id: message.id }}
          onClose={() => setAsking(false)}
          title={said.title}
          submitLabel={said.label}
          busyLabel={said.busy}
          cancelLabel={words.leave}
          danger={act === 'cancel'}
          hint={words.audited}
          send={confirm}
        >
          <p className="wrap-anywhere">
            <b>{title}</b>, {words.itsRecipient(recipientName(message.to))}.
          </p>
          {act === 'cancel' && <p className="mt-1">{words.cannotUndo}</p>}
          {act === 'resend' && message.status === 'unknown' && <p className="mt-1">{words.mayArriveTwice}</p>}
        </ReasonDialog>
      )}
    </>
  );
}

/** The text of a message, on request: each reading goes into the audit log. */
function MessageText({ message, title, onClose }: { message: OperatorMessage; title: string; onClose: () => void }) {
  const { mutate, data, error, isPending, isIdle } = useReading();
  return (
    <Dialog
      onClose={onClose}
      title={title}
      size="medium"
      description={words.toRecipient(recipientName(message.to))}
      footer={
        <>
          <Button big onClick={onClose}>
            {words.close}
          </Button>
          {!data && (
            <Button big variant="primary" busy={isPending} busyLabel={words.reading} onClick={() => mutate(message.id)}>
              {words.read}
            </Button>
          )}
        </>
      }
    >
      {isIdle && <p>{words.readIsLogged}</p>}
      {isPending && (
        <Loading label={words.loadingText}>
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="mt-2 h-4 w-1/2" />
        </Loading>
      )}
      {error && <ErrorState error={error} />}
      {data && (
        <>
          <p className="rounded bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
            {data.text || words.textErased}
          </p>
          <p className="mt-2 text-meta text-ink-2">{words.secretsLeftOut}</p>
        </>
      )}
    </Dialog>
  );
}
