import type { Schedule } from '@plumbline/contract/domains/appointments/appointment.ts';
import { liveServiceRequestPath } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import { dayIn } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarPlus, CalendarX, Home, Info, Phone } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { formatDay } from '../../lib/format.ts';
import { here, language } from '../../lib/language.ts';
import { useLive } from '../../lib/live.ts';
import { formatClockTime } from '../../lib/moment.ts';
import { useMovedFocus } from '../../lib/use-moved-focus.ts';
import { useNow } from '../../lib/use-now.ts';
import { useReadersZone } from '../../lib/use-readers-zone.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Page, WithAside } from '../../ui/frame.tsx';
import { Note } from '../../ui/note.tsx';
import { Loading, Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { addressOf, type ScheduleLink, scheduleQuery } from './api.ts';
import { appointmentPageWords } from './appointment.words.ts';
import { AppointmentForm } from './appointment-form.tsx';
import { remindersSentence } from './appointment-status.ts';
import { AppointmentActions, AppointmentBanner, AppointmentCard, EarlyReminders } from './booked.tsx';
import { Reminders } from './reminders.tsx';

const { yourReminders, page: words } = here(appointmentPageWords);

export interface SchedulePageProps {
  /** The customer's request or the contractor's referral. Without one, only a wish is recorded. */
  requestId: string | undefined;
  contractorId: string | undefined;
  /** 'yes' shows the form, to book after an appointment that did not take place. */
  again?: string | undefined;
  /** The wish was recorded without scripts. */
  noted?: string | undefined;
}

/** Schedules an appointment, or shows the existing one. */
export function SchedulePage({ requestId, contractorId, again, noted }: SchedulePageProps) {
  // Older links use 1 for 'none'.
  const id = requestId === '1' ? undefined : requestId;
  if (id) return <OpenedSchedule key={id} link={{ id, contractorId }} booksAgain={again === 'yes'} />;
  return <WithoutRequest wasNoted={noted !== undefined} />;
}

/** The form without a request. It records the wish, and the page explains how to book. */
function WithoutRequest({ wasNoted }: { wasNoted: boolean }) {
  const now = useNow();
  const zone = useReadersZone();
  const [noted, setNoted] = useState(wasNoted);
  const [notedRef, focusNoted] = useMovedFocus();
  return (
    <Page width="slim" bar>
      <h1>{words.title}</h1>
      <p className="mt-0.5 text-ink-2">{words.lead}</p>
      {noted ? (
        <section ref={notedRef} tabIndex={-1} aria-label={words.whatHappened} className="my-4 rounded">
          <Note icon={Info} tone="amber" title={words.notedTitle}>
            <p>{words.noted}</p>
            <ButtonLink to="/request-service" variant="primary" className="mt-3">
              {words.chooseContractor}
            </ButtonLink>
          </Note>
        </section>
      ) : (
        <Note icon={Info} className="my-4" title={words.noContractorTitle}>
          {words.noContractor}
        </Note>
      )}
      <AppointmentForm
        link={undefined}
        schedule={undefined}
        today={dayIn(now, zone)}
        onDone={() => {
          setNoted(true);
          focusNoted();
        }}
      />
    </Page>
  );
}

function OpenedSchedule({ link, booksAgain }: Pick<OpenProps, 'link' | 'booksAgain'>) {
  const { data, error, isFetching, refetch } = useQuery(scheduleQuery(link.id));
  useLive(data ? liveServiceRequestPath(link.id) : undefined, () => void refetch());
  if (data) return <OpenSchedule schedule={data} link={link} booksAgain={booksAgain} onStale={() => void refetch()} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Page width="slim">
        <EmptyState
          title={words.badLinkTitle}
          level={1}
          drawing="pin"
          action={
            <ButtonLink to="/" icon={Home}>
              {words.backHome}
            </ButtonLink>
          }
        >
          <p>{words.badLink}</p>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="mid">
      {error ? (
        <>
          <h1 className="mb-4">{words.title}</h1>
          <ErrorState error={error} title={words.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
        </>
      ) : (
        <>
          <h1 className="sr-only">{words.title}</h1>
          <Loading label={words.loading}>
            <Skeleton className="h-8 w-64 max-w-full" />
            <SkeletonCard className="mt-4" />
          </Loading>
        </>
      )}
    </Page>
  );
}

interface OpenProps {
  schedule: Schedule;
  link: ScheduleLink;
  booksAgain: boolean;
  onStale: () => void;
}

function Heading({ schedule, link }: Pick<OpenProps, 'schedule' | 'link'>) {
  const back =
    schedule.viewer === 'customer'
      ? pathIn(language, `/track/${link.id}`)
      : link.contractorId && pathIn(language, `/respond/${link.id}/${link.contractorId}`);
  return (
    <>
      {back && (
        <a href={back} className="-mt-2 inline-flex min-h-11 items-center gap-2 font-strong text-plumb-ink no-print">
          <ArrowLeft size={20} aria-hidden="true" />
          {words.backToRequest}
        </a>
      )}
      <p className="num text-meta text-ink-2">
        {words.request} <b className="text-ink">{schedule.requestNumber}</b>
      </p>
      <h1 className="mt-1 mb-4 wrap-anywhere">{words.titleOf(schedule.title)}</h1>
    </>
  );
}

function WithWhom({ contractor }: { contractor: NonNullable<Schedule['contractor']> }) {
  return (
    <Card as="section" aria-labelledby="with-whom">
      <h2 id="with-whom" className="mb-2.5 text-body">
        {words.yourContractor}
      </h2>
      <div className="flex items-center gap-3">
        <Avatar name={contractor.companyName} />
        <b className="min-w-0 wrap-anywhere">{contractor.companyName}</b>
      </div>
      {contractor.phone && (
        <ButtonAnchor block icon={Phone} href={`tel:${contractor.phone}`} className="num mt-3.5">
          {words.call(formatPhone(contractor.phone))}
        </ButtonAnchor>
      )}
    </Card>
  );
}

/** A request's appointment in every state. */
function OpenSchedule({ schedule, link, booksAgain, onStale }: OpenProps) {
  const today = dayIn(useNow(), schedule.timeZone);
  const [bannerRef, focusBanner] = useMovedFocus();
  const [again, setAgain] = useState(booksAgain);
  const { appointment, contractor, viewer } = schedule;
  const isBooked = appointment?.status === 'booked';
  const formShown = schedule.canBook && !isBooked && (appointment === null || again);

  const changed = () => {
    setAgain(false);
    focusBanner();
    onStale();
  };

  return (
    <Page width="mid" bar={formShown}>
      <Heading schedule={schedule} link={link} />
      <WithAside
        aside={
          <div className="grid gap-4">
            {viewer === 'customer' && contractor && <WithWhom contractor={contractor} />}
            {appointment && appointment.status !== 'requested' && (
              <Card as="section" aria-labelledby="reminders">
                <h2 id="reminders" className="mb-1 text-body">
                  {yourReminders}
                </h2>
                <Reminders reminders={appointment.reminders} timeZone={appointment.timeZone} />
                {isBooked && (
                  <>
                    <p className="mt-2 text-meta text-ink-2">{words.moveToo(remindersSentence(viewer))}</p>
                    {viewer === 'customer' && <EarlyReminders id={link.id} appointment={appointment} />}
                  </>
                )}
              </Card>
            )}
          </div>
        }
      >
        <div className="grid gap-4">
          {appointment && <AppointmentBanner ref={bannerRef} schedule={schedule} appointment={appointment} />}
          {appointment?.status === 'contractor-absent' && viewer === 'customer' && (
            <div>
              <ButtonAnchor variant="primary" href={pathIn(language, `/track/${link.id}`)}>
                {words.askAnother}
              </ButtonAnchor>
            </div>
          )}
          {appointment && <AppointmentCard schedule={schedule} appointment={appointment} />}
          {appointment && (
            <AppointmentActions
              link={link}
              schedule={schedule}
              appointment={appointment}
              today={today}
              onChanged={changed}
            />
          )}
          {!isBooked && !schedule.canBook && schedule.whyNot && (
            <Note icon={CalendarX} title={words.cannotBook}>
              {schedule.whyNot}
            </Note>
          )}
          {schedule.canBook && !isBooked && appointment && !again && (
            <FilterForm keep={{ ...addressOf(link), again: 'yes' }} onFilter={() => setAgain(true)}>
              <Button type="submit" variant="primary" icon={CalendarPlus}>
                {words.bookAnother}
              </Button>
            </FilterForm>
          )}
          {formShown && (
            <Card roomy className="max-lg:border-0 max-lg:bg-transparent max-lg:p-0">
              {/* Shown only without an appointment, because an appointment, even a canceled one, shows its time. */}
              {appointment === null && schedule.agreedTime && (
                <p className="mb-4 text-ink-2">
                  {words.agreedOn}{' '}
                  <b className="num text-ink">
                    {formatDay(schedule.agreedTime.date)}, {formatClockTime(schedule.agreedTime.time)}
                  </b>
                  .
                </p>
              )}
              <AppointmentForm link={link} schedule={schedule} today={today} onDone={changed} />
            </Card>
          )}
        </div>
      </WithAside>
    </Page>
  );
}
