import type { FollowChoice } from '@plumbline/contract/domains/leads/follow.ts';
import { followProject } from '@plumbline/contract/domains/leads/follow-endpoints.ts';
import { REMINDER_DAYS, REMINDER_HOURS } from '@plumbline/contract/domains/leads/reminder-times.ts';
import { WATCHES_PATH } from '@plumbline/contract/domains/leads/watch-address.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { dueInFull } from '../../../lib/deadline.ts';
import { here, language } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Page } from '../../../ui/frame.tsx';
import { RoutePending } from '../../../ui/shell/route-states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Failure } from '../failure.tsx';
import { FailurePage } from '../failure-page.tsx';
import { followWords } from './follow.words.ts';
import { ALL_REMINDERS, followQuery, useFollow } from './follow-api.ts';
import { StopFollowingForm } from './stop-form.tsx';

const words = here(followWords);
const toWatches = () => pathIn(language, WATCHES_PATH);

/** Follows a project, chooses its reminders, or stops following it. Works without scripts. */
export function FollowPage({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(followQuery(id));
  if (data) return <Choice choice={data} />;
  if (!error) return <RoutePending />;
  return (
    <FailurePage
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      title={words.title}
      missing={{
        title: words.noSuch,
        text: words.noSuchText,
        action: <ButtonLink to="/watches">{words.back}</ButtonLink>,
      }}
    />
  );
}

function Choice({ choice }: { choice: FollowChoice }) {
  const { project, reminders } = choice;
  return (
    <Page width="slim">
      <ButtonLink to="/watches" variant="text" icon={ArrowLeft} className="-ml-2.5">
        {words.back}
      </ButtonLink>
      <h1 className="mt-1 wrap-anywhere">{project.title}</h1>
      <p className="wrap-anywhere text-ink-2">{project.location}</p>
      {project.deadline !== null && <p className="num text-ink-2">{words.bidsBy(dueInFull(project.deadline))}</p>}
      <Card roomy className="mt-4">
        <RemindersForm choice={choice} />
      </Card>
      <ButtonLink to="/projects/$projectId" params={{ projectId: project.id }} block className="mt-4">
        {words.seeProject}
      </ButtonLink>
      {reminders !== null && (
        <Card as="section" roomy className="mt-4" aria-labelledby="stop-title">
          <h2 id="stop-title">{words.stopTitle}</h2>
          <p className="mt-1 mb-3 text-ink-2">{words.stopText}</p>
          <StopFollowingForm project={project} isDanger />
        </Card>
      )}
    </Page>
  );
}

/** A source may give a deadline only in its own words, which no reminder can count from. */
const namesDay = (deadline: string | null): boolean => deadline !== null && /^\d{4}-\d{2}-\d{2}T/.test(deadline);

function RemindersForm({ choice: { project, reminders } }: { choice: FollowChoice }) {
  const navigate = useNavigate();
  const following = useFollow(project.id);
  const isNew = reminders === null;
  const form = useForm({
    to: followProject,
    params: { id: project.id },
    initial: { ...(reminders ?? ALL_REMINDERS) },
    next: toWatches,
    send: async (body) => {
      await following.mutateAsync(body);
      toast({ title: isNew ? words.started : words.saved, tone: 'success' });
      await navigate({ to: '/watches' });
    },
  });
  return (
    <Form of={form} explains className="grid gap-4">
      <p>{words.lead}</p>
      <FieldGroup
        name="reminders"
        label={words.remind}
        hint={namesDay(project.deadline) ? words.remindHint : words.noDay}
      >
        <Checkbox {...form.tick('week')}>{words.daysBefore(REMINDER_DAYS.week)}</Checkbox>
        <Checkbox {...form.tick('days')}>{words.daysBefore(REMINDER_DAYS.days)}</Checkbox>
        <Checkbox {...form.tick('hours')}>{words.hoursBefore(REMINDER_HOURS)}</Checkbox>
      </FieldGroup>
      <Failure of={form} />
      <SubmitButton of={form} className="justify-self-start max-sm:w-full" busyLabel={words.saving}>
        {isNew ? words.start : words.save}
      </SubmitButton>
    </Form>
  );
}
