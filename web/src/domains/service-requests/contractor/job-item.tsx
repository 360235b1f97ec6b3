import type { ActiveProject } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import type { CustomerIdentity } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { threadPath } from '@plumbline/contract/domains/threads/thread-address.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { CreditCard, Lock, Mail, MapPin, Phone, User } from 'lucide-react';
import { formatDateTime, formatDay, formatMoney } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { formatClockTime } from '../../../lib/moment.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { site } from '../../../lib/site.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { MaskedText } from '../../../ui/hidden-detail.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CompleteWork } from '../complete-work.tsx';
import { saysMoreThan } from '../job-words.ts';
import { ScheduleLink } from '../schedule-link.tsx';
import { StartWork } from '../start-work.tsx';
import { useWorkStep } from './calls.ts';
import { contractorWords } from './contractor.words.ts';
import { jobLook, nextStepWords } from './job-look.ts';

const { jobs: words, opportunities } = here(contractorWords);

/** One of the contractor's jobs: the customer, as far as the contractor may see them, and the next step. */
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
          {appointmentAt && ` · ${words.appointment(formatDateTime(appointmentAt, timeZone))}`}
          {agreedTime && ` · ${words.agreedFor(formatDay(agreedTime.date), formatClockTime(agreedTime.time))}`}
        </p>
        {saysMoreThan(title, description) && (
          <p className="mt-2 wrap-anywhere whitespace-pre-line">
            <MaskedText text={description} />
          </p>
        )}
        <p className="num mt-2 text-meta text-ink-2">{opportunities.request(job.requestNumber)}</p>
      </div>
      <div className="min-w-0">
        {customer ? (
          <Customer customer={customer} address={location} />
        ) : (
          <IconLine icon={Lock} className="text-meta text-ink-2">
            {words.hidden}
          </IconLine>
        )}
        <p className="mt-3 font-strong">{nextStepWords(job.nextStep)}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <NextStep job={job} onDone={onDone} />
          <ScheduleLink id={job.id} contractorId={job.contractorId} status={job.status} of={title} />
          <ButtonAnchor variant="text" href={pathIn(language, threadPath(job.id, job.contractorId))}>
            {words.messages}
            <span className="sr-only">, {title}</span>
          </ButtonAnchor>
          <ButtonAnchor variant="text" href={pathIn(language, `/respond/${job.id}/${job.contractorId}`)}>
            {words.openRequest}
            <span className="sr-only">, {title}</span>
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

/** The button that pays, starts or completes; empty when there is no next step. */
function NextStep({ job, onDone }: { job: ActiveProject; onDone: () => void }) {
  const step = useWorkStep(job);

  const report = async (what: 'start' | 'complete') => {
    try {
      const { message } = await step.mutateAsync(what);
      toast({ title: what === 'start' ? words.started : words.completed, description: message, tone: 'success' });
      onDone();
    } catch (error) {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
    }
  };

  const forJob = <span className="sr-only">, {job.title}</span>;
  if (job.nextStep === 'pay') {
    return (
      job.paymentUrl && (
        <ButtonAnchor variant="primary" icon={CreditCard} href={job.paymentUrl}>
          {words.pay(formatMoney(site.referralFeeCents))}
          {forJob}
        </ButtonAnchor>
      )
    );
  }
  if (job.nextStep === 'start') {
    return (
      <StartWork variant="line" referral={job} expected={job} onStart={() => report('start')}>
        {words.start}
        {forJob}
      </StartWork>
    );
  }
  if (job.nextStep === null) return null;
  return (
    <CompleteWork variant="line" referral={job} onComplete={() => report('complete')}>
      {words.complete}
      {forJob}
    </CompleteWork>
  );
}
