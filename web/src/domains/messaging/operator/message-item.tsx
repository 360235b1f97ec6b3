import type { OperatorMessage } from '@plumbline/contract/domains/messaging/operator-message.ts';
import { formatCount, formatDateTime } from '@plumbline/contract/kernel/format.ts';
import { Ban, FileText, Send } from 'lucide-react';
import { useState } from 'react';
import { readersZone } from '../../../lib/moment.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { wordsFor } from '../mailbox/channel-words.ts';
import { recipientName } from '../mailbox/messages.ts';
import { useMessageAct, useReading } from './calls.ts';
import { FateBadge } from './fate-badge.tsx';

/** One message: to whom, about what, what became of it, and what can be done. */
export function MessageItem({ message }: { message: OperatorMessage }) {
  const [reading, setReading] = useState(false);
  const { channel, to, subject, purpose, status, statusReason, attempts, createdAt } = message;
  const { icon, label } = wordsFor(channel);
  const title = subject ?? `${label}: ${purpose.replaceAll('-', ' ')}`;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line p-4 not-first:border-t">
      <Icon of={icon} className="mt-0.5 text-ink-2 max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="min-w-0 wrap-anywhere">{title}</b>
          <FateBadge status={status} />
        </p>
        <p className="num text-meta text-ink-2 wrap-anywhere">
          {label} to {recipientName(to) || 'an erased address'}, {formatDateTime(createdAt, readersZone())}
          {attempts > 1 && `, ${formatCount(attempts, 'attempt')}`}
        </p>
        {statusReason && <p className="text-meta wrap-anywhere">{statusReason}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={FileText} aria-label={`Show the text of ${title}`} onClick={() => setReading(true)}>
          Show Text
        </Button>
        {(status === 'failed' || status === 'unknown') && <Act message={message} act="resend" title={title} />}
        {status === 'queued' && <Act message={message} act="cancel" title={title} />}
      </div>
      {reading && <MessageText message={message} title={title} onClose={() => setReading(false)} />}
    </li>
  );
}

const words = {
  resend: {
    icon: Send,
    button: 'Send Again',
    label: 'Send Again',
    busy: 'Sending...',
    title: 'Send this message again?',
    done: { title: 'Message Queued', description: 'It is handed over again within moments.' },
  },
  cancel: {
    icon: Ban,
    button: 'Cancel',
    label: 'Cancel Message',
    busy: 'Cancelling...',
    title: 'Cancel this message?',
    done: { title: 'Message Cancelled', description: 'It will not be sent.' },
  },
} as const;

function Act({ message, act, title }: { message: OperatorMessage; act: keyof typeof words; title: string }) {
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
        icon={said.icon}
        variant={act === 'cancel' ? 'danger' : 'line'}
        aria-label={`${said.button}: ${title}`}
        onClick={() => setAsking(true)}
      >
        {said.button}
      </Button>
      <ReasonDialog
        open={asking}
        onOpenChange={setAsking}
        title={said.title}
        confirmLabel={said.label}
        busyLabel={said.busy}
        cancelLabel="Leave it"
        danger={act === 'cancel'}
        hint="Kept in the audit log."
        onConfirm={confirm}
      >
        <p className="wrap-anywhere">
          <b>{title}</b>, to {recipientName(message.to)}.
        </p>
        {act === 'cancel' && <p className="mt-1">Who waits for it won't get it, and it can't be taken up again.</p>}
        {act === 'resend' && message.status === 'unknown' && (
          <p className="mt-1">The provider never said whether it took it: they may get it twice.</p>
        )}
      </ReasonDialog>
    </>
  );
}

/** What it said, as text, once it is asked for: each reading is written down. */
function MessageText({ message, title, onClose }: { message: OperatorMessage; title: string; onClose: () => void }) {
  const { mutate, data, error, isPending, isIdle } = useReading();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size="medium"
      description={`To ${recipientName(message.to)}`}
      footer={
        <>
          <Button big onClick={onClose}>
            Close
          </Button>
          {!data && (
            <Button big variant="primary" busy={isPending} busyLabel="Reading..." onClick={() => mutate(message.id)}>
              Read It
            </Button>
          )}
        </>
      }
    >
      {isIdle && <p>What a message said is its recipient's. That you have read it is written into the audit log.</p>}
      {isPending && (
        <Loading label="Reading the message">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="mt-2 h-4 w-1/2" />
        </Loading>
      )}
      {error && <ErrorState error={error} />}
      {data && (
        <>
          <p className="rounded bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
            {data.text || 'Its text was erased with the account that it was about.'}
          </p>
          <p className="mt-2 text-meta text-ink-2">Where its links lead, and its codes, are left out.</p>
        </>
      )}
    </Dialog>
  );
}
