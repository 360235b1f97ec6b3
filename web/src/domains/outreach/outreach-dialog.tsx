import type {
  OutreachOptions,
  OutreachReceipt,
  OutreachScript,
  ScriptForm,
} from '@plumbline/contract/domains/outreach/outreach.ts';
import { formatBudget } from '@plumbline/contract/domains/projects/budget.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { CircleSlash } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Note } from '../../ui/note.tsx';
import { outreachOptionsQuery, useGenerateScript, useSendOutreach } from './api.ts';
import { OutreachFrame, OutreachPending } from './outreach-frame.tsx';
import { channelLabels } from './outreach-words.ts';
import { Preview } from './preview.tsx';
import { Results } from './results.tsx';
import { type Bidder, firstChannel, type SetupValues } from './setup.ts';
import { SetupForm, type VoiceSlot } from './setup-form.tsx';

const FORM = 'outreach-form';

/** What the first step sums up. */
export type OutreachProject = Pick<Project, 'id' | 'title' | 'location' | 'county' | 'budgetMin' | 'budgetMax'>;

export interface OutreachDialogProps {
  projectId: string;
  /** On its way, there, or not. */
  project: Pick<UseQueryResult<OutreachProject>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What is known of whoever is signed in: their fields are filled with it. Undefined while that is on its way. */
  bidder: Bidder | undefined;
  voice: VoiceSlot;
  /** Where the message can be followed. */
  followUp: ReactNode;
  onClose: () => void;
}

/** Where the dialog stands; what was typed outlives going back. */
type Step =
  | { readonly at: 'setup'; readonly returned: boolean }
  | { readonly at: 'preview'; readonly form: ScriptForm; readonly script: OutreachScript }
  | { readonly at: 'results'; readonly receipt: OutreachReceipt };

/** 'Secure This Job': who writes, the message to look at, and what was done. Closing it forgets everything. */
export function OutreachDialog({ projectId, project, bidder, voice, followUp, onClose }: OutreachDialogProps) {
  const options = useQuery(outreachOptionsQuery(projectId));
  const [step, setStep] = useState<Step>({ at: 'setup', returned: false });
  const [typed, setTyped] = useState<Partial<SetupValues>>({});
  const generating = useGenerateScript();
  const sending = useSendOutreach();

  // One frame for all steps: it keeps the focus, and gives it back at the end. Its buttons have keys: one that became
  // another while it is pressed would submit the form that has just come.
  const show = (body: ReactNode, footer: ReactNode) => (
    <OutreachFrame onClose={onClose} dismissable={!sending.isPending} footer={footer}>
      {body}
    </OutreachFrame>
  );

  if (step.at === 'results') {
    return show(
      <Results receipt={step.receipt} followUp={followUp} />,
      <Button key="done" big variant="primary" onClick={onClose}>
        Done
      </Button>,
    );
  }

  if (step.at === 'preview') {
    const { form, script } = step;
    const edit = () => {
      sending.reset();
      setStep({ at: 'setup', returned: true });
    };
    const send = () =>
      sending.mutate({ form, script }, { onSuccess: (receipt) => setStep({ at: 'results', receipt }) });
    return show(
      <Preview script={script} error={sending.error} />,
      <>
        <Button key="edit" big disabled={sending.isPending} onClick={edit}>
          Edit Details
        </Button>
        <Button key="send" big variant="primary" busy={sending.isPending} busyLabel="Sending..." onClick={send}>
          Send Outreach
        </Button>
      </>,
    );
  }

  const missing = project.data ? options : project;
  if (!project.data || !options.data?.isPossible || !bidder) {
    return show(
      <div className="grid gap-6">
        {project.data && <Summary project={project.data} />}
        {options.data && !options.data.isPossible ? (
          <Impossible options={options.data} />
        ) : (
          <OutreachPending error={missing.error} busy={missing.isFetching} onRetry={missing.refetch} />
        )}
      </div>,
      <Button key="close" big onClick={onClose}>
        Close
      </Button>,
    );
  }

  const generate = (form: ScriptForm) => {
    if (generating.isPending) return;
    generating.mutate(form, { onSuccess: (script) => setStep({ at: 'preview', form, script }) });
  };
  return show(
    <SetupForm
      id={FORM}
      projectId={project.data.id}
      options={options.data}
      summary={<Summary project={project.data} />}
      values={{ ...bidder, method: firstChannel(options.data), urgency: 'medium', ...typed }}
      onChange={(changes) => setTyped((before) => ({ ...before, ...changes }))}
      voice={voice}
      error={generating.error}
      returned={step.returned}
      onSubmit={generate}
    />,
    <Button
      key="generate"
      big
      variant="primary"
      type="submit"
      form={FORM}
      busy={generating.isPending}
      busyLabel="Generating AI Script..."
    >
      Generate AI Outreach Script
    </Button>,
  );
}

/** Why nothing can be sent, and where no channel is open what is missing of each. */
function Impossible({ options: { reason, channels, hasWrittenToday } }: { options: OutreachOptions }) {
  return (
    <Note
      icon={CircleSlash}
      tone="amber"
      title={hasWrittenToday ? 'One message a day' : 'Nobody can be written to about this project'}
      role="status"
    >
      {reason}
      {channels.every(({ delivery }) => delivery === null) && (
        <Facts
          className="mt-2"
          facts={channels.map(({ channel, note }) => ({ label: channelLabels[channel], value: note }))}
        />
      )}
    </Note>
  );
}

/** What the message will be about. */
function Summary({ project: { title, location, county, budgetMin, budgetMax } }: { project: OutreachProject }) {
  return (
    <section aria-label="Project" className="rounded bg-sunken px-4 py-3">
      <h3 className="wrap-anywhere">{title}</h3>
      <Facts
        className="num mt-1"
        facts={[
          { label: 'Location', value: location || county || 'Not stated' },
          { label: 'Budget', value: formatBudget(budgetMin, budgetMax) },
        ]}
      />
    </section>
  );
}
