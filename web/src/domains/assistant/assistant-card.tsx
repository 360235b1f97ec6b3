import type { Understanding } from '@plumbline/contract/domains/assistant/understanding.ts';
import clsx from 'clsx';
import { Keyboard, Mic, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod';
import { here } from '../../lib/language.ts';
import type { FormTarget } from '../../lib/read-form.ts';
import { useAsArrived } from '../../lib/use-as-arrived.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { understand } from './api.ts';
import { assistantWords } from './assistant.words.ts';
import { useVoice } from './use-voice.ts';

const words = here(assistantWords);

const FORM = 'assistant-form';
const TEXT_FIELD = 'assistant-text';

/** An endpoint that takes a sentence. */
type SentenceTarget = FormTarget & { readonly body: z.ZodType<{ text: string }, { text: string }> };

export interface AssistantCardProps {
  /** The endpoint that takes the sentence without scripts, and the path that follows. */
  to: SentenceTarget;
  next: string;
  /** The text typed so far; the page keeps it. */
  text: string;
  onText: (text: string) => void;
  /** The sentence was read: it asks for a job, or is ambiguous. */
  onUnderstood: (understanding: Understanding) => void;
}

/** Takes a sentence, spoken or typed, and passes on how it was understood. */
export function AssistantCard({ to, next, text, onText, onUnderstood }: AssistantCardProps) {
  const [typing, setTyping] = useState(text !== '');
  const hasArrived = useAsArrived();
  const form = useForm({
    to,
    initial: { text },
    next: () => next,
    idPrefix: 'assistant',
    onChange: (typed) => onText(typed.text),
    send: async (_, { values }) => onUnderstood(await understand({ text: values.text })),
    onRefused: () => {
      toast({
        title: words.failed.title,
        description: words.failed.text,
        tone: 'destructive',
      });
      return {};
    },
  });

  const { listening, toggle } = useVoice((spoken) => {
    // Shows what was heard, so that it can be corrected.
    form.change({ text: spoken });
    setTyping(true);
    if (spoken.trim()) form.submit();
  });

  const toggleTyping = () => {
    // The field must be visible before it can take the focus.
    flushSync(() => setTyping(!typing));
    document.getElementById(TEXT_FIELD)?.focus();
  };

  return (
    <Card as="section" roomy aria-labelledby="assistant-title">
      <h2 id="assistant-title">{words.title}</h2>
      <p className="mt-0.5 text-ink-2">{words.intro}</p>
      <p className="mt-2 hidden text-meta text-ink-2 noscript:block">{words.voiceNeedsScripts}</p>
      <div className="mt-4 grid grid-cols-2 gap-2 sm:flex noscript:hidden">
        <Button big icon={Mic} aria-pressed={listening} onClick={toggle}>
          {listening ? words.listening : words.useVoice}
        </Button>
        <Button big icon={Keyboard} aria-expanded={typing} aria-controls={FORM} onClick={toggleTyping}>
          {words.typeText}
        </Button>
      </div>
      <Form of={form} id={FORM} className={clsx('mt-4', !typing && 'hidden noscript:block')}>
        <Field {...form.field('text')} label={words.question}>
          {(control) => <Textarea {...control} {...form.text('text')} maxLength={4000} placeholder={words.example} />}
        </Field>
        <SubmitButton
          of={form}
          className="mt-3 w-full sm:w-auto"
          icon={Sparkles}
          busyLabel={words.processing}
          disabled={!hasArrived && !form.busy && !form.values.text.trim()}
        >
          {words.process}
        </SubmitButton>
      </Form>
    </Card>
  );
}
