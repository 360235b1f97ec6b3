import type { OutreachReceipt, OutreachScript, ScriptForm } from '@plumbline/contract/domains/outreach/outreach.ts';
import { formatBudget } from '@plumbline/contract/domains/projects/budget.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleSlash } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Note } from '../../ui/note.tsx';
import { outreachOptionsQuery, useGenerateScript, useSendOutreach } from './api.ts';
import { CloseButton, OutreachFrame, OutreachPending } from './outreach-frame.tsx';
import { Preview } from './preview.tsx';
import { Results } from './results.tsx';
import { type Bidder, firstChannel, type SetupValues } from './setup.ts';
import { SetupForm, type VoiceSlot } from './setup-form.tsx';

const FORM = 'outreach-form';

export interface OutreachDialogProps {
  /** What the first step sums up. */
  project: Pick<Project, 'id' | 'title' | 'location' | 'county' | 'budgetMin' | 'budgetMax'>;
  /** What is known of whoever is signed in: their fields are filled with it. */
  bidder: Bidder;
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
export function OutreachDialog({ project, bidder, voice, followUp, onClose }: OutreachDialogProps) {
  const [step, setStep] = useState<Step>({ at: 'setup', returned: false });
  const [typed, setTyped] = useState<Partial<SetupValues>>({});

  if (step.at === 'results') {
    return (
      <OutreachFrame
        onClose={onClose}
        footer={
          <Button big variant="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        <Results receipt={step.receipt} followUp={followUp} />
      </OutreachFrame>
    );
  }
  if (step.at === 'preview') {
    return (
      <PreviewStep
        form={step.form}
        script={step.script}
        onEdit={() => setStep({ at: 'setup', returned: true })}
        onSent={(receipt) => setStep({ at: 'results', receipt })}
        onClose={onClose}
      />
    );
  }
  return (
    <SetupStep
      project={project}
      known={bidder}
      typed={typed}
      onType={(changes) => setTyped((before) => ({ ...before, ...changes }))}
      voice={voice}
      returned={step.returned}
      onScript={(form, script) => setStep({ at: 'preview', form, script })}
      onClose={onClose}
    />
  );
}

interface SetupStepProps extends Pick<OutreachDialogProps, 'project' | 'voice' | 'onClose'> {
  known: Bidder;
  typed: Partial<SetupValues>;
  onType: (changes: Partial<SetupValues>) => void;
  returned: boolean;
  onScript: (form: ScriptForm, script: OutreachScript) => void;
}

function SetupStep({ project, known, typed, onType, voice, returned, onScript, onClose }: SetupStepProps) {
  const { data: options, error, isFetching, refetch } = useQuery(outreachOptionsQuery(project.id));
  const generating = useGenerateScript();
  const { title, location, county, budgetMin, budgetMax } = project;
  const summary = (
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

  if (!options?.isPossible) {
    return (
      <OutreachFrame onClose={onClose} footer={<CloseButton onClose={onClose} />}>
        <div className="grid gap-6">
          {summary}
          {options ? (
            <Note icon={CircleSlash} tone="amber" title="Nobody can be written to about this project now" role="status">
              {options.reason}
            </Note>
          ) : (
            <OutreachPending error={error} busy={isFetching} onRetry={refetch} />
          )}
        </div>
      </OutreachFrame>
    );
  }
  return (
    <OutreachFrame
      onClose={onClose}
      footer={
        <Button
          big
          variant="primary"
          type="submit"
          form={FORM}
          busy={generating.isPending}
          busyLabel="Generating AI Script..."
        >
          Generate AI Outreach Script
        </Button>
      }
    >
      <SetupForm
        id={FORM}
        projectId={project.id}
        options={options}
        summary={summary}
        values={{ ...known, method: firstChannel(options), urgency: 'medium', ...typed }}
        onChange={onType}
        voice={voice}
        error={generating.error}
        returned={returned}
        onSubmit={(form) => {
          if (!generating.isPending) generating.mutate(form, { onSuccess: (script) => onScript(form, script) });
        }}
      />
    </OutreachFrame>
  );
}

interface PreviewStepProps {
  form: ScriptForm;
  script: OutreachScript;
  onEdit: () => void;
  onSent: (receipt: OutreachReceipt) => void;
  onClose: () => void;
}

function PreviewStep({ form, script, onEdit, onSent, onClose }: PreviewStepProps) {
  const sending = useSendOutreach();
  return (
    <OutreachFrame
      onClose={onClose}
      dismissable={!sending.isPending}
      footer={
        <>
          <Button big disabled={sending.isPending} onClick={onEdit}>
            Edit Details
          </Button>
          <Button
            big
            variant="primary"
            busy={sending.isPending}
            busyLabel="Sending..."
            onClick={() => sending.mutate({ form, script }, { onSuccess: onSent })}
          >
            Send Outreach
          </Button>
        </>
      }
    >
      <Preview script={script} error={sending.error} />
    </OutreachFrame>
  );
}
