import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ActiveProject } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import type { CustomerIdentity } from '@plumbline/contract/domains/service-requests/views.ts';
import { formatDateTime, formatDay, formatMoney, formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Check, CreditCard, Lock, Mail, MapPin, Phone, User } from 'lucide-react';
import { useState } from 'react';
import { formatClockTime } from '../../../lib/moment.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { site } from '../../../lib/site.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { MaskedText } from '../../../ui/hidden-detail.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { saysMoreThan } from '../job-words.ts';
import { ScheduleLink } from '../schedule-link.tsx';
import { StartWork } from '../start-work.tsx';
import { useWorkStep } from './calls.ts';
import { jobLook, nextStepWords } from './job-look.ts';

/** A job that is the craftsman's: who and where, as far as they may know, and the next step. */
export function JobItem({ job, onDone }: { job: ActiveProject; onDone: () => void }) {
  const { title, description, location, budgetRange, agreedTime, appointmentAt, timeZone, customer } = job;
  const { tone, icon, label } = jobLook(job.status);
  return (
    <article aria-label={title} className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <h3 className="wrap-anywhere">
            <MaskedText text={title} />
          </h3>
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        </div>
        <p className="num mt-1 text-meta text-ink-2">
          {location} · <b className="text-ink">{budgetRange}</b>
          {appointmentAt && ` · appointment ${formatDateTime(appointmentAt, timeZone)}`}
          {agreedTime && ` · agreed for ${formatDay(agreedTime.date)}, ${formatClockTime(agreedTime.time)}`}
        </p>
        {saysMoreThan(title, description) && (
          <p className="mt-2 wrap-anywhere whitespace-pre-line">
            <MaskedText text={description} />
          </p>
        )}
        <p className="num mt-2 text-meta text-ink-2">Request {job.requestNumber}</p>
      </div>
      <div className="min-w-0">
        {customer ? (
          <Customer customer={customer} address={location} />
        ) : (
          <IconLine icon={Lock} className="text-meta text-ink-2">
            Name, phone, email and street are shown to you once the fee is settled.
          </IconLine>
        )}
        <p className="mt-3 font-strong">{nextStepWords(job.nextStep)}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <NextStep job={job} onDone={onDone} />
          <ScheduleLink id={job.id} contractorId={job.contractorId} status={job.status} of={title} />
          <ButtonAnchor variant="text" href={`/respond/${job.id}/${job.contractorId}`}>
            Open the Request<span className="sr-only">, {title}</span>
          </ButtonAnchor>
        </div>
      </div>
    </article>
  );
}

const link = 'inline-flex min-h-11 items-center text-plumb-ink underline underline-offset-3 wrap-anywhere';

function Customer({ customer, address }: { customer: CustomerIdentity; address: string }) {
  return (
    <>
      <IconLine icon={User}>
        <b className="wrap-anywhere">{customer.name}</b>
      </IconLine>
      <IconLine icon={MapPin} className="mt-1">
        {address}
      </IconLine>
      <div className="flex items-center gap-2">
        <Icon of={Phone} size="small" className="text-ink-3" />
        <a href={`tel:${customer.phone}`} className={`${link} num`}>
          {formatPhone(customer.phone)}
        </a>
      </div>
      <div className="flex items-center gap-2">
        <Icon of={Mail} size="small" className="text-ink-3" />
        <a href={`mailto:${customer.email}`} className={link}>
          {customer.email}
        </a>
      </div>
    </>
  );
}

/** Pays, starts or completes; nothing when it is nobody's turn. */
function NextStep({ job, onDone }: { job: ActiveProject; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const step = useWorkStep(job);

  const report = async (what: 'start' | 'complete') => {
    try {
      const { message } = await step.mutateAsync(what);
      toast({ title: what === 'start' ? 'Work started' : 'Work completed', description: message, tone: 'success' });
      onDone();
    } catch (error) {
      toast({ title: 'That did not go through', description: sentenceFor(error), tone: 'destructive' });
    }
  };

  const forJob = <span className="sr-only">, {job.title}</span>;
  if (job.nextStep === 'pay') {
    return (
      job.paymentUrl && (
        <ButtonAnchor variant="primary" icon={CreditCard} href={job.paymentUrl}>
          Pay {formatMoney(site.referralFeeCents)}
          {forJob}
        </ButtonAnchor>
      )
    );
  }
  if (job.nextStep === 'start') {
    return (
      <StartWork variant="line" busy={step.isPending} expected={job} onStart={() => report('start')}>
        Start Work{forJob}
      </StartWork>
    );
  }
  if (job.nextStep === null) return null;
  return (
    <>
      <Button variant="line" icon={Check} busy={step.isPending} onClick={() => setAsking(true)}>
        Complete{forJob}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Is the work completed?"
        confirmLabel="Complete"
        cancelLabel="Not Yet"
        busyLabel="Sending..."
        onConfirm={() => report('complete')}
      >
        The customer is told, and can say within {REOPEN_DAYS} days if it is not.
      </ConfirmDialog>
    </>
  );
}
