import { PIPELINE_PATH } from '@plumbline/contract/domains/leads/pipeline-address.ts';
import { changePursuit, dropPursuit } from '@plumbline/contract/domains/leads/pipeline-endpoints.ts';
import type { Pursuit } from '@plumbline/contract/domains/leads/pursuit.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { here, language } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { RoutePending } from '../../../ui/shell/route-states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Failure } from '../failure.tsx';
import { FailurePage } from '../failure-page.tsx';
import { pipelineWords } from './pipeline.words.ts';
import { pursuitQuery, useChangePursuit, useDropPursuit } from './pipeline-api.ts';
import { stageIcon } from './stage-mark.ts';
import { STAGES } from './stages.ts';

const words = here(pipelineWords);
const toPipeline = () => pathIn(language, PIPELINE_PATH);

/** Edits one project of the pipeline, or removes it. */
export function EditPursuitPage({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(pursuitQuery(id));
  if (data) return <Edit pursuit={data} />;
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
        action: <ButtonLink to="/pipeline">{words.toPipeline}</ButtonLink>,
      }}
    />
  );
}

function Edit({ pursuit }: { pursuit: Pursuit }) {
  const { project } = pursuit;
  return (
    <Page width="slim">
      <ButtonLink
        to="/pipeline"
        search={{ stage: pursuit.stage }}
        variant="text"
        icon={ArrowLeft}
        className="no-print -ml-2.5"
      >
        {words.title}
      </ButtonLink>
      <h1 className="mt-1 wrap-anywhere">{project.title}</h1>
      <p className="wrap-anywhere text-ink-2">{project.location}</p>
      <Card roomy className="mt-4">
        <Fields pursuit={pursuit} />
      </Card>
      <ButtonLink to="/projects/$projectId" params={{ projectId: project.id }} block className="mt-4">
        {words.seeProject}
      </ButtonLink>
      <Card as="section" roomy className="mt-4" aria-labelledby="drop-title">
        <h2 id="drop-title">{words.dropTitle}</h2>
        <p className="mt-1 mb-3 text-ink-2">{words.dropText}</p>
        <DropForm pursuit={pursuit} />
      </Card>
    </Page>
  );
}

function Fields({ pursuit: { project, ...pursuit } }: { pursuit: Pursuit }) {
  const navigate = useNavigate();
  const changing = useChangePursuit(project.id);
  const form = useForm({
    to: changePursuit,
    params: { id: project.id },
    initial: {
      stage: pursuit.stage,
      amount: pursuit.amount === null ? '' : String(pursuit.amount),
      nextStepOn: pursuit.nextStepOn ?? '',
      nextStep: pursuit.nextStep ?? '',
      notes: pursuit.notes ?? '',
      revision: String(pursuit.revision),
    },
    next: toPipeline,
    send: async (body) => {
      await changing.mutateAsync(body);
      toast({ title: words.saved, tone: 'success' });
      await navigate({ to: '/pipeline', search: { stage: body.stage } });
    },
  });
  const isOutdated = form.failure !== undefined && String(pursuit.revision) !== form.values.revision;
  return (
    <Form of={form} explains className="grid gap-5">
      <input type="hidden" name="revision" value={form.values.revision} />
      <FieldGroup {...form.field('stage')} label={words.where}>
        <RadioCards
          {...form.choice('stage')}
          columns={3}
          options={STAGES.map((value) => ({ value, label: words.stage[value], icon: stageIcon[value] }))}
        />
      </FieldGroup>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...form.field('amount')} label={words.amount} optional hint={words.amountHint}>
          {(control) => (
            <Input {...control} {...form.text('amount')} inputMode="decimal" autoComplete="off" className="num" />
          )}
        </Field>
        <Field {...form.field('nextStepOn')} label={words.on} optional hint={words.stepHint}>
          {(control) => <Input {...control} {...form.text('nextStepOn')} type="date" className="num" />}
        </Field>
      </div>
      <Field {...form.field('nextStep')} label={words.nextStep} optional>
        {(control) => <Input {...control} {...form.text('nextStep')} maxLength={200} autoComplete="off" />}
      </Field>
      <Field {...form.field('notes')} label={words.notes} optional hint={words.notesHint}>
        {(control) => <Textarea {...control} {...form.text('notes')} rows={5} maxLength={4000} />}
      </Field>
      <Failure of={form} />
      {isOutdated && (
        <section aria-labelledby="stored-title" className="rounded bg-sunken p-4">
          <h2 id="stored-title" className="text-body">
            {words.stored}
          </h2>
          <ul className="num mt-2 grid gap-1 text-meta wrap-anywhere whitespace-pre-wrap">
            {[words.stage[pursuit.stage], pursuit.amount, pursuit.nextStepOn, pursuit.nextStep, pursuit.notes]
              .filter((value) => value !== null)
              .map((value) => (
                <li key={String(value)}>{value}</li>
              ))}
          </ul>
        </section>
      )}
      <SubmitButton of={form} className="justify-self-start max-sm:w-full" busyLabel={words.saving}>
        {words.save}
      </SubmitButton>
    </Form>
  );
}

function DropForm({ pursuit: { project } }: { pursuit: Pursuit }) {
  const navigate = useNavigate();
  const dropping = useDropPursuit(project.id);
  const form = useForm({
    to: dropPursuit,
    params: { id: project.id },
    idPrefix: 'drop',
    initial: {},
    next: toPipeline,
    once: true,
    send: async () => {
      await dropping.mutateAsync();
      toast({ title: words.dropped });
      await navigate({ to: '/pipeline' });
    },
  });
  return (
    <Form of={form} explains className="grid gap-3">
      <Failure of={form} />
      <SubmitButton of={form} variant="danger" icon={Trash2} className="justify-self-start" busyLabel={words.dropping}>
        {words.drop}
      </SubmitButton>
    </Form>
  );
}
