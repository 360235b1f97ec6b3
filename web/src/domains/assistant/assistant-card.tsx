import type { Understanding } from '@plumbline/contract/domains/assistant/understanding.ts';
import { ArrowRight, Keyboard, MessageCircleQuestionMark, Mic, Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast-store.ts';
import { understand } from './api.ts';
import { useVoice } from './use-voice.ts';

const FORM = 'assistant-form';
const TEXT_FIELD = 'assistant-text';

export interface AssistantCardProps {
  /** What is typed so far: the page keeps it. */
  text: string;
  onText: (text: string) => void;
  /** The sentence was understood to ask for a job. */
  onUnderstood: (understanding: Understanding) => void;
}

/** Takes a sentence, spoken or typed, and says what it was understood to ask for. */
export function AssistantCard({ text, onText, onUnderstood }: AssistantCardProps) {
  const [typing, setTyping] = useState(text !== '');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Understanding | null>(null);

  const read = async (sentence: string) => {
    if (!sentence.trim() || busy) return;
    setBusy(true);
    setRefused(null);
    try {
      const understanding = await understand(sentence);
      if (understanding.isJob) onUnderstood(understanding);
      else setRefused(understanding);
    } catch {
      toast({
        title: 'Processing Error',
        description: 'Failed to process your input. Please try again.',
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };

  const { listening, toggle } = useVoice((spoken) => {
    // What was heard is shown, so that it can be mended when it was misheard.
    onText(spoken);
    setTyping(true);
    void read(spoken);
  });

  const toggleTyping = () => {
    // The box has to be there before it can take the focus.
    flushSync(() => setTyping(!typing));
    document.getElementById(TEXT_FIELD)?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void read(text);
  };

  return (
    <Card as="section" roomy aria-labelledby="assistant-title">
      <h2 id="assistant-title">Tell the AI assistant what you need</h2>
      <p className="mt-0.5 text-ink-2">
        In your own words, spoken or typed. It finds the trade and fills in the form for you.
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2 sm:flex">
        <Button big icon={Mic} aria-pressed={listening} onClick={toggle}>
          {listening ? 'Listening...' : 'Use Voice'}
        </Button>
        <Button big icon={Keyboard} aria-expanded={typing} aria-controls={FORM} onClick={toggleTyping}>
          Type Text
        </Button>
      </div>
      <form id={FORM} hidden={!typing} onSubmit={submit} className="mt-4" noValidate>
        <Field name={TEXT_FIELD} label="What needs to be done?">
          {(control) => (
            <Textarea
              {...control}
              value={text}
              onChange={(event) => onText(event.target.value)}
              maxLength={4000}
              placeholder="For example: fixing a leaky faucet in the kitchen"
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          big
          className="mt-3 w-full sm:w-auto"
          icon={Sparkles}
          busy={busy}
          busyLabel="Processing..."
          disabled={!busy && !text.trim()}
        >
          Process with AI
        </Button>
      </form>
      <div role="status">
        {refused && (
          <Note icon={MessageCircleQuestionMark} tone="plumb" className="mt-4">
            <span lang={refused.language}>{refused.refusal}</span>
            <Button
              variant="text"
              iconEnd={ArrowRight}
              className="-my-1 -ml-2.5 flex"
              onClick={() => onUnderstood(refused)}
            >
              It is a job, go on
            </Button>
          </Note>
        )}
      </div>
    </Card>
  );
}
