import type { OutreachOptions, ScriptForm } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { Mail, MessageSquare, Phone, TriangleAlert } from 'lucide-react';
import { type FormEvent, type HTMLInputTypeAttribute, type ReactNode, useEffect, useState } from 'react';
import { fieldProblems, sentenceFor } from '../../lib/problem-sentences.ts';
import { focusField } from '../../ui/error-summary.tsx';
import { Field, FieldGroup, FieldPair } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Note } from '../../ui/note.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { toast } from '../../ui/toast-store.ts';
import { refusalIn } from './api.ts';
import { channelLabels } from './outreach-words.ts';
import { type Bidder, firstProblem, problemsOf, readSetup, type SetupProblems, type SetupValues } from './setup.ts';
import { spokenBidder } from './spoken-bidder.ts';

/** The button that listens, out of the assistant's domain. */
export type VoiceSlot = (onText: (text: string) => void) => ReactNode;

export interface SetupFormProps {
  id: string;
  projectId: ProjectId;
  options: OutreachOptions;
  summary: ReactNode;
  values: SetupValues;
  onChange: (changes: Partial<SetupValues>) => void;
  voice: VoiceSlot;
  /** Of the last try. */
  error: unknown;
  /** By Edit Details: the focus comes along. */
  returned: boolean;
  onSubmit: (form: ScriptForm) => void;
}

const icons = { email: Mail, sms: MessageSquare, phone: Phone } as const;
const urgencies = [
  { value: 'low', label: 'Low Priority' },
  { value: 'medium', label: 'Medium Priority' },
  { value: 'high', label: 'High Priority' },
] as const;

const idOf = (field: keyof Bidder) => `outreach-${field}`;

/** The first step: who writes, by which channel, how urgently. */
export function SetupForm(props: SetupFormProps) {
  const { id, projectId, options, summary, values, onChange, voice, error, returned, onSubmit } = props;
  const [problems, setProblems] = useState<SetupProblems>({});
  const [heard, setHeard] = useState('');
  const complaints = { ...problemsOf(fieldProblems(error)), ...problems };

  useEffect(() => {
    if (returned) focusField(idOf('name'));
  }, [returned]);
  // What the server says of a field is found where it stands.
  useEffect(() => {
    const field = firstProblem(problemsOf(fieldProblems(error)));
    if (field) focusField(idOf(field));
  }, [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readSetup(projectId, values);
    if ('form' in read) {
      setProblems({});
      onSubmit(read.form);
      return;
    }
    setProblems(read.problems);
    if (read.isMissing) {
      toast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        tone: 'destructive',
      });
    }
    const field = firstProblem(read.problems);
    if (field) focusField(idOf(field));
  };

  const hear = (text: string) => {
    const said = spokenBidder(text);
    setHeard(text);
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in said))));
    onChange(said);
  };

  const line = (
    field: keyof Bidder,
    label: string,
    { required = false, ...input }: { required?: boolean; type?: HTMLInputTypeAttribute; autoComplete: string },
  ) => (
    <Field name={idOf(field)} label={label} required={required} error={complaints[field]}>
      {(control) => (
        <Input
          {...control}
          {...input}
          value={values[field]}
          onChange={(event) => {
            onChange({ [field]: event.target.value });
            setProblems(({ [field]: _, ...others }) => others);
          }}
        />
      )}
    </Field>
  );

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-6">
      {summary}
      {Boolean(error) && (
        <Note icon={TriangleAlert} tone="red" role="alert" title="Failed to generate script">
          {refusalIn(error) ?? sentenceFor(error)}
        </Note>
      )}
      <VoicePanel heard={heard}>{voice(hear)}</VoicePanel>
      <FieldPair>
        {line('name', 'Your Name*', { required: true, autoComplete: 'name' })}
        {line('company', 'Company Name*', { required: true, autoComplete: 'organization' })}
      </FieldPair>
      <FieldPair>
        {line('phone', 'Phone Number', { type: 'tel', autoComplete: 'tel' })}
        {line('email', 'Email Address*', { required: true, type: 'email', autoComplete: 'email' })}
      </FieldPair>
      <FieldGroup name="outreach-method" label="Communication Method">
        <RadioCards
          input={{
            name: 'outreach-method',
            onChange: ({ target }) => onChange({ method: target.value as SetupValues['method'] }),
          }}
          value={values.method}
          options={options.channels.map(({ channel, delivery, note }) => ({
            value: channel,
            label: channelLabels[channel],
            detail: note,
            icon: icons[channel],
            disabled: delivery === null,
          }))}
        />
      </FieldGroup>
      <FieldGroup name="outreach-urgency" label="Urgency Level" hint="Changes how pressing the message sounds.">
        <RadioCards
          columns={3}
          input={{
            name: 'outreach-urgency',
            onChange: ({ target }) => onChange({ urgency: target.value as SetupValues['urgency'] }),
          }}
          value={values.urgency}
          options={urgencies}
        />
      </FieldGroup>
      <p className="text-meta text-ink-2">
        * Required. Your name, company, phone and email stand in the message, so that the contact can answer you.
      </p>
    </form>
  );
}

/** Talk to text: what to say, and what was heard. */
function VoicePanel({ heard, children }: { heard: string; children: ReactNode }) {
  const { name, company } = spokenBidder(heard);
  return (
    <section aria-labelledby="outreach-voice" className="rounded border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 id="outreach-voice">Talk to text</h3>
          <p className="text-meta text-ink-2">Say: “My name is Ann Lee from Acme Plumbing.”</p>
        </div>
        {children}
      </div>
      <div role="status" className="wrap-anywhere empty:hidden">
        {heard && (
          <p className="mt-3">
            We heard: “{heard}”.{' '}
            {name || company ? 'Please check what it filled in.' : 'There is no name or company in it.'}
          </p>
        )}
      </div>
    </section>
  );
}
