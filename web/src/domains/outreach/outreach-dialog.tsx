import type { OutreachReceipt, OutreachScript, ScriptForm } from '@plumbline/contract/domains/outreach/outreach.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { here } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { outreachOptionsQuery, useGenerateScript, useSendOutreach } from './api.ts';
import { ListedContact, type OutreachProject } from './listed-contact.tsx';
import { outreachWords } from './outreach.words.ts';
import { OutreachFrame, OutreachPending } from './outreach-frame.tsx';
import { Preview } from './preview.tsx';
import { AboutProject, Impossible } from './project-and-reason.tsx';
import { Results } from './results.tsx';
import { type Bidder, firstChannel, type SetupValues, sendingOf } from './setup.ts';
import { SetupForm, type VoiceSlot } from './setup-form.tsx';

const words = here(outreachWords);

const FORM = 'outreach-form';

export interface OutreachDialogProps {
  projectId: string;
  /** Loading, loaded, or failed. */
  project: Pick<UseQueryResult<OutreachProject>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The particulars of the signed-in user, which fill the fields. Undefined while they are loading. */
  bidder: Bidder | undefined;
  voice: VoiceSlot;
  /** The firms that the project names, with their entries in the directory. */
  firms: ReactNode;
  /** A link to the place where the message can be followed. */
  followUp: ReactNode;
  onClose: () => void;
}

/** The step of the dialog. Going back keeps what was typed. */
type Step =
  | { readonly at: 'setup'; readonly returned: boolean }
  | { readonly at: 'preview'; readonly form: ScriptForm; readonly script: OutreachScript }
  | { readonly at: 'results'; readonly receipt: OutreachReceipt };

/** 'Secure This Job' in three steps: the bidder's particulars, a preview, the result. Closing it forgets everything. */
export function OutreachDialog({ projectId, project, bidder, voice, firms, followUp, onClose }: OutreachDialogProps) {
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
        {words.done}
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
      sending.mutate(sendingOf(form, script), { onSuccess: (receipt) => setStep({ at: 'results', receipt }) });
    return show(
      <Preview script={script} error={sending.error} />,
      <>
        <Button key="edit" big disabled={sending.isPending} onClick={edit}>
          {words.preview.edit}
        </Button>
        <Button
          key="send"
          big
          variant="primary"
          busy={sending.isPending}
          busyLabel={words.preview.sending}
          onClick={send}
        >
          {words.preview.send}
        </Button>
      </>,
    );
  }

  const missing = project.data ? options : project;
  if (!project.data || !options.data?.isPossible || !bidder) {
    return show(
      <div className="grid gap-6">
        {project.data && <AboutProject project={project.data} />}
        {project.data && <ListedContact project={project.data} isStopped={options.data?.isStopped ?? false} />}
        {project.data && firms}
        {options.data && !options.data.isPossible ? (
          <Impossible options={options.data} />
        ) : (
          <OutreachPending error={missing.error} busy={missing.isFetching} onRetry={missing.refetch} />
        )}
      </div>,
      <Button key="close" big onClick={onClose}>
        {words.close}
      </Button>,
    );
  }

  const generate = async (form: ScriptForm) =>
    setStep({ at: 'preview', form, script: await generating.mutateAsync(form) });
  return show(
    <SetupForm
      id={FORM}
      projectId={project.data.id}
      options={options.data}
      summary={
        <>
          <AboutProject project={project.data} />
          <ListedContact project={project.data} isStopped={options.data.isStopped} />
          {firms}
        </>
      }
      initial={{ ...bidder, method: firstChannel(options.data), urgency: 'medium', ...typed }}
      onChange={setTyped}
      voice={voice}
      returned={step.returned}
      send={generate}
    />,
    <Button
      key="generate"
      big
      variant="primary"
      type="submit"
      form={FORM}
      busy={generating.isPending}
      busyLabel={words.setup.generating}
    >
      {words.setup.generate}
    </Button>,
  );
}
