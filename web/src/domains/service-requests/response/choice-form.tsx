import type { CraftsmanResponseDetail } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { Calendar, Check, type LucideIcon, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { zoneName } from '../../../lib/moment.ts';
import { fieldProblems, sentenceFor } from '../../../lib/problem-sentences.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusField } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useCustomerAnswer } from '../api.ts';
import { endingWith } from '../company-name.ts';
import { wallTimeIn } from '../job-time.ts';
import { type Choice, choicesFor, timeProblem } from './choice.ts';

const icons: Record<Choice['action'], LucideIcon> = { approve: Check, decline: X, propose: Calendar };

export interface ChoiceListProps {
  choices: readonly Choice[];
  /** Left out for the example, where nothing can be sent. */
  onChoose?: (choice: Choice) => void;
}

/** The three answers, each with what it leads to. */
export function ChoiceList({ choices, onChoose }: ChoiceListProps) {
  return (
    <ul className="grid gap-2">
      {choices.map((choice) => (
        <li key={choice.action}>
          <button
            type="button"
            disabled={!onChoose}
            onClick={() => onChoose?.(choice)}
            className="flex min-h-14 w-full items-center gap-3 rounded border border-line-strong bg-surface px-3.5 py-2 text-left transition-colors hover:bg-plumb-tint disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken"
          >
            <Icon of={icons[choice.action]} className="text-ink-2" />
            <span className="min-w-0">
              <span className="block leading-[1.3rem] font-strong">{choice.label}</span>
              <span className="block text-meta text-ink-2">{choice.detail}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export interface ChoiceFormProps {
  proposal: CraftsmanResponseDetail;
  now: Date;
  onSent: (message: string) => void;
  /** The server refused because something else had already happened; its sentence. */
  onRefused: (message: string) => void;
}

/** Choose, say something with it, send. The choice comes with a message that can be changed. */
export function ChoiceForm({ proposal, now, onSent, onRefused }: ChoiceFormProps) {
  const [choice, setChoice] = useState<Choice>();
  const [message, setMessage] = useState('');
  const [dateTime, setDateTime] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const sending = useRef(false);
  const answer = useCustomerAnswer(proposal.responseId, proposal.requestId);
  const { timeZone } = proposal;

  const choose = (next: Choice | undefined) => {
    // What was sent stays sent; only another choice opens the way again.
    if (next) sending.current = false;
    setChoice(next);
    setMessage(next?.defaultMessage ?? '');
    setErrors({});
  };

  // What was pressed is gone now: the focus goes to what took its place.
  const shown = useRef(choice);
  useEffect(() => {
    if (shown.current !== choice) heading.current?.focus();
    shown.current = choice;
  }, [choice]);

  const refuse = (problems: Readonly<Record<string, string>>) => {
    setErrors(problems);
    const [first] = Object.keys(problems);
    if (first) setTimeout(focusField, 0, first);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!choice || sending.current) return;
    const problem = choice.action === 'propose' ? timeProblem(dateTime, timeZone, new Date()) : null;
    if (problem) return refuse({ proposedDateTime: problem });
    sending.current = true;
    try {
      const receipt = await answer.mutateAsync({
        action: choice.action,
        customerMessage: message.trim() || undefined,
        craftsmanPhone: proposal.craftsmanPhone ?? undefined,
        craftsmanEmail: proposal.craftsmanEmail ?? undefined,
        proposedDateTime: choice.action === 'propose' ? dateTime : undefined,
      });
      toast({
        title: 'Response Sent',
        description: `Your ${choice.noun} has been sent to ${endingWith(proposal.craftsmanCompany)}`,
        tone: 'success',
      });
      choose(undefined);
      onSent(receipt.message);
    } catch (error) {
      sending.current = false;
      if (error instanceof ApiError && error.status === 409) {
        onRefused(sentenceFor(error));
        return;
      }
      toast({ title: 'Error', description: 'Failed to send response. Please try again.', tone: 'destructive' });
      refuse(fieldProblems(error));
    }
  };

  const choices = choicesFor(proposal);
  if (!choice) {
    return (
      <section aria-labelledby="your-answer">
        <h2 id="your-answer" ref={heading} tabIndex={-1} className="mb-2">
          Your answer
        </h2>
        <ChoiceList choices={choices} onChoose={choose} />
      </section>
    );
  }
  const earliest = wallTimeIn(now, timeZone);
  return (
    <form onSubmit={send} noValidate aria-labelledby="your-answer" className="grid gap-4">
      <div className="flex items-center justify-between gap-3 rounded border border-plumb bg-plumb-tint py-1 pr-1 pl-3.5 inset-ring inset-ring-plumb">
        <h2 id="your-answer" ref={heading} tabIndex={-1} className="flex min-w-0 items-center gap-3 text-body">
          <Icon of={icons[choice.action]} className="text-plumb-ink" />
          {choice.label}
        </h2>
        <Button variant="text" onClick={() => choose(undefined)}>
          Change <span className="sr-only">the answer</span>
        </Button>
      </div>
      {choice.action === 'propose' && (
        <Field
          name="proposedDateTime"
          label="Proposed date and time"
          hint={`${zoneName(timeZone)}, the time where the work is.`}
          error={errors.proposedDateTime}
          required
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              className="num"
              min={`${earliest.date}T${earliest.time}`}
              value={dateTime}
              onChange={(event) => {
                setDateTime(event.target.value);
                setErrors({});
              }}
            />
          )}
        </Field>
      )}
      <Field name="customerMessage" label="Message" optional error={errors.customerMessage}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={2000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      <ActionBar>
        <Button type="submit" variant="primary" big block busy={answer.isPending} busyLabel="Sending...">
          Send Response
        </Button>
      </ActionBar>
    </form>
  );
}
