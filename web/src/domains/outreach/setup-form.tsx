import type { OutreachOptions, OutreachScript, ScriptForm } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { Mail, MessageSquare, Phone, TriangleAlert } from 'lucide-react';
import { type HTMLInputTypeAttribute, type ReactNode, useEffect, useState } from 'react';
import { here, language } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { type FormState, useForm } from '../../lib/use-form.ts';
import { focusField } from '../../ui/error-summary.tsx';
import { Field, FieldGroup, FieldPair } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Note } from '../../ui/note.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { toast } from '../../ui/toast-store.ts';
import { refusalIn } from './api.ts';
import { outreachWords } from './outreach.words.ts';
import { type Bidder, isMissing, type SetupValues, setupForm } from './setup.ts';
import { spanishBidder } from './spanish-bidder.ts';
import { spokenBidder } from './spoken-bidder.ts';

const words = here(outreachWords);

/** The button that listens, from the assistant's domain. */
export type VoiceSlot = (onText: (text: string) => void) => ReactNode;

export interface SetupFormProps {
  id: string;
  projectId: ProjectId;
  options: OutreachOptions;
  summary: ReactNode;
  initial: SetupValues;
  onChange?: (values: SetupValues) => void;
  voice?: VoiceSlot;
  /** Returned by Edit Details, with the focus. */
  returned?: boolean;
  /** The address of the next step, without scripts. */
  next?: (script: OutreachScript) => string;
  /** The button, where the form itself has it. */
  submit?: (form: FormState<SetupValues>) => ReactNode;
  send: (form: ScriptForm) => Promise<unknown>;
}

const icons = { email: Mail, sms: MessageSquare, phone: Phone } as const;
const urgencies = [
  { value: 'low', label: words.setup.low },
  { value: 'medium', label: words.setup.medium },
  { value: 'high', label: words.setup.high },
] as const;

const bidderIn = language === 'es' ? spanishBidder : spokenBidder;

/** The first step: the bidder's particulars, the channel and the urgency. */
export function SetupForm(props: SetupFormProps) {
  const { id, projectId, options, summary, initial, onChange, voice, returned = false, next, send, submit } = props;
  const [heard, setHeard] = useState('');
  const form = useForm({
    ...setupForm(projectId),
    initial,
    idPrefix: 'outreach',
    ...(onChange && { onChange }),
    ...(next && { next: (_: SetupValues, script: OutreachScript) => next(script) }),
    onInvalid: (_, values) => {
      if (!isMissing(values)) return;
      toast({
        title: words.setup.missing,
        description: words.setup.missingText,
        tone: 'destructive',
      });
    },
    send,
  });
  const { failure } = form;

  useEffect(() => {
    if (returned) focusField('outreach-name');
  }, [returned]);

  const hear = (text: string) => {
    setHeard(text);
    form.change(bidderIn(text));
  };

  const line = (
    field: keyof Bidder,
    label: string,
    { required = false, ...input }: { required?: boolean; type?: HTMLInputTypeAttribute; autoComplete: string },
  ) => (
    <Field {...form.field(field)} label={label} required={required}>
      {(control) => <Input {...control} {...input} {...form.text(field)} />}
    </Field>
  );

  return (
    <Form of={form} id={id} className="grid gap-6">
      {summary}
      {failure !== undefined && (
        <Note icon={TriangleAlert} tone="red" role="alert" title={words.setup.notGenerated}>
          {refusalIn(failure) ?? sentenceFor(failure)}
        </Note>
      )}
      {voice && <VoicePanel heard={heard}>{voice(hear)}</VoicePanel>}
      <FieldPair>
        {line('name', words.setup.name, { required: true, autoComplete: 'name' })}
        {line('company', words.setup.company, { required: true, autoComplete: 'organization' })}
      </FieldPair>
      <FieldPair>
        {line('phone', words.setup.phone, { type: 'tel', autoComplete: 'tel' })}
        {line('email', words.setup.email, { required: true, type: 'email', autoComplete: 'email' })}
      </FieldPair>
      <FieldGroup {...form.field('method')} label={words.setup.method}>
        <RadioCards
          {...form.choice('method')}
          options={options.channels.map(({ channel, delivery, note }) => ({
            value: channel,
            label: words.channel[channel],
            detail: note,
            icon: icons[channel],
            disabled: delivery === null,
          }))}
        />
      </FieldGroup>
      <FieldGroup {...form.field('urgency')} label={words.setup.urgency} hint={words.setup.urgencyHint}>
        <RadioCards columns={3} {...form.choice('urgency')} options={urgencies} />
      </FieldGroup>
      <p className="text-meta text-ink-2">{words.setup.required}</p>
      {submit?.(form)}
    </Form>
  );
}

/** Speech input: an example, and the recognized text. */
function VoicePanel({ heard, children }: { heard: string; children: ReactNode }) {
  const { name, company } = bidderIn(heard);
  return (
    <section aria-labelledby="outreach-voice" className="rounded border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 id="outreach-voice">{words.setup.talk}</h3>
          <p className="text-meta text-ink-2">{words.setup.talkExample}</p>
        </div>
        {children}
      </div>
      <div role="status" className="wrap-anywhere empty:hidden">
        {heard && (
          <p className="mt-3">
            {words.setup.heard(heard)} {name || company ? words.setup.checkHeard : words.setup.nothingHeard}
          </p>
        )}
      </div>
    </section>
  );
}
