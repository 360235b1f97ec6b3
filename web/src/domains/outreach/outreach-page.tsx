import { sendOutreach as endpoint } from '@plumbline/contract/domains/outreach/endpoints.ts';
import type { OutreachScript, WrittenScript } from '@plumbline/contract/domains/outreach/outreach.ts';
import { projectPath } from '@plumbline/contract/domains/projects/pages.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { here } from '../../lib/language.ts';
import { useForm } from '../../lib/use-form.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Page } from '../../ui/frame.tsx';
import { outreachOptionsQuery, outreachScriptQuery, useGenerateScript, useSendOutreach, WRITE } from './api.ts';
import { ListedContact, type OutreachProject } from './listed-contact.tsx';
import { outreachWords } from './outreach.words.ts';
import { OutreachPending } from './outreach-frame.tsx';
import { Preview } from './preview.tsx';
import { AboutProject, Impossible } from './project-and-reason.tsx';
import { Results } from './results.tsx';
import { type Bidder, firstChannel } from './setup.ts';
import { SetupForm } from './setup-form.tsx';

const words = here(outreachWords);

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const addressOf = (projectId: ProjectId, { approvalId }: Pick<OutreachScript, 'approvalId'>) =>
  `${projectPath(projectId)}?contact=${approvalId}`;

export interface OutreachPageProps {
  projectId: string;
  /** `WRITE`, or the id of a message that was written. */
  step: string;
  project: Pick<UseQueryResult<OutreachProject>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The particulars of the signed-in user, which fill the fields. */
  bidder: Bidder;
  /** The firms that the project names. */
  firms: ReactNode;
  /** A link to the place where the message can be followed. */
  followUp: ReactNode;
  onWritten: (script: OutreachScript) => void;
}

/** 'Secure This Job' as pages, for people without scripts. With scripts, a dialog has the same steps. */
export function OutreachPage({ projectId, step, project, onWritten, followUp, ...first }: OutreachPageProps) {
  const { data, error, isFetching, refetch } = project;
  if (isUnknown(error)) {
    return (
      <Page width="slim">
        <EmptyState
          level={1}
          drawing="pin"
          title={words.summary.impossible}
          action={<ButtonLink to="/projects">{words.page.projects}</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page width="slim">
      <ButtonLink to="/projects/$projectId" params={{ projectId }} variant="text" icon={ArrowLeft} className="-ml-2.5">
        {words.page.project}
      </ButtonLink>
      <h1 className="mb-4">{words.title}</h1>
      <h2 className="sr-only">{words.summary.project}</h2>
      {!data ? (
        <OutreachPending error={error} busy={isFetching} onRetry={refetch} />
      ) : step === WRITE ? (
        <Writing project={data} onWritten={onWritten} {...first} />
      ) : (
        <Written project={data} scriptId={step} followUp={followUp} />
      )}
    </Page>
  );
}

type WritingProps = Pick<OutreachPageProps, 'bidder' | 'firms' | 'onWritten'> & { project: OutreachProject };

/** The first step: who is named, and the bidder's particulars. */
function Writing({ project, bidder, firms, onWritten }: WritingProps) {
  const { data: options, error, isFetching, refetch } = useQuery(outreachOptionsQuery(project.id));
  const generating = useGenerateScript();
  const summary = (
    <>
      <AboutProject project={project} />
      <ListedContact project={project} isStopped={options?.isStopped ?? false} />
      {firms}
    </>
  );
  if (!options?.isPossible) {
    return (
      <div className="grid gap-6">
        {summary}
        {options ? (
          <Impossible options={options} />
        ) : (
          <OutreachPending error={error} busy={isFetching} onRetry={refetch} />
        )}
      </div>
    );
  }
  return (
    <SetupForm
      id="outreach-page"
      projectId={project.id}
      options={options}
      summary={summary}
      initial={{ ...bidder, method: firstChannel(options), urgency: 'medium' }}
      next={(script) => addressOf(project.id, script)}
      send={async (form) => onWritten(await generating.mutateAsync(form))}
      submit={(form) => (
        <SubmitButton of={form} busyLabel={words.setup.generating}>
          {words.setup.generate}
        </SubmitButton>
      )}
    />
  );
}

/** The other steps: the text to look at, and what became of it. */
function Written({
  project,
  scriptId,
  followUp,
}: Pick<OutreachPageProps, 'followUp'> & { project: OutreachProject; scriptId: string }) {
  const { data: script, error, isFetching, refetch } = useQuery(outreachScriptQuery(scriptId));
  const again = (
    <ButtonLink to="/projects/$projectId" params={{ projectId: project.id }} search={{ contact: WRITE }}>
      {words.preview.edit}
    </ButtonLink>
  );
  if (isUnknown(error)) {
    return (
      <EmptyState level={2} drawing="pin" title={words.page.expired} action={again}>
        {words.page.expiredText}
      </EmptyState>
    );
  }
  if (!script) return <OutreachPending error={error} busy={isFetching} onRetry={refetch} />;
  if (script.receipt !== null) return <Results receipt={script.receipt} followUp={followUp} />;
  return (
    <div className="grid gap-6">
      <AboutProject project={project} />
      <Sending script={script} onSent={() => void refetch()}>
        {again}
      </Sending>
    </div>
  );
}

/** The text, and the button that sends exactly it. */
function Sending({ script, onSent, children }: { script: WrittenScript; onSent: () => void; children: ReactNode }) {
  const sending = useSendOutreach();
  const { projectId, approvalId, textHash, channel, urgency } = script;
  const { bidderName, bidderCompany, bidderPhone, bidderEmail } = script;
  const form = useForm({
    to: endpoint,
    initial: {},
    body: () => ({
      projectId,
      approvalId,
      textHash,
      communicationMethod: channel,
      urgency,
      bidderName,
      bidderCompany,
      bidderPhone: bidderPhone ?? '',
      bidderEmail,
    }),
    next: () => addressOf(projectId, script),
    send: async (body) => {
      await sending.mutateAsync(body);
      onSent();
    },
  });
  return (
    <Form of={form} explains className="grid gap-6">
      <Preview script={script} error={form.failure} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton of={form} busyLabel={words.preview.sending}>
          {words.preview.send}
        </SubmitButton>
        {children}
      </div>
    </Form>
  );
}
