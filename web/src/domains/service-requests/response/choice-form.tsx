import { respondAsCustomer } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { ContractorResponseDetail } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { Calendar, Check, type LucideIcon, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { zoneName } from '../../../lib/moment.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilterForm } from '../../../ui/filter-form.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useCustomerAnswer } from '../api.ts';
import { wallTimeIn } from '../job-time.ts';
import { type Choice, choicesFor, timeProblem } from './choice.ts';
import { responseWords } from './response.words.ts';

const words = here(responseWords).form;

const icons: Record<Choice['action'], LucideIcon> = { approve: Check, decline: X, propose: Calendar };

export interface ChoiceListProps {
  choices: readonly Choice[];
  /** Nothing can be chosen. */
  example?: boolean;
}

/** The three answers, each with its consequence. Their form adds the chosen one to the address. */
export function ChoiceList({ choices, example = false }: ChoiceListProps) {
  return (
    <ul className="grid gap-2">
      {choices.map((choice) => (
        <li key={choice.action}>
          <button
            type="submit"
            name="action"
            value={choice.action}
            disabled={example}
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

interface ChoiceDraft {
  readonly action: Choice['action'] | '';
  readonly customerMessage: string;
  readonly proposedDateTime: string;
}

/** Returns the fields of the form for a choice, with its message. */
const draftFor = (choice?: Choice, proposedDateTime = ''): ChoiceDraft => ({
  action: choice?.action ?? '',
  customerMessage: choice?.defaultMessage ?? '',
  proposedDateTime,
});

export interface ChoiceFormProps {
  proposal: ContractorResponseDetail;
  /** The answer in the address. */
  action: string | undefined;
  now: Date;
  onSent: (message: string) => void;
  /** The server refused because something else had already happened; its sentence. */
  onRefused: (message: string) => void;
}

/** Choose, say something with it, send. The choice comes with a message that can be changed. */
export function ChoiceForm({ proposal, action, now, onSent, onRefused }: ChoiceFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useCustomerAnswer(proposal.responseId, proposal.requestId);
  const { timeZone, requestId, responseId } = proposal;
  const link = { responseId, requestId };
  const choices = choicesFor(proposal);
  const chosen = (action: string | undefined) => choices.find((choice) => choice.action === action);
  const form = useForm({
    to: respondAsCustomer,
    initial: () => draftFor(chosen(action)),
    check: ({ action, proposedDateTime }) => {
      const problem = action === 'propose' ? timeProblem(proposedDateTime, timeZone, new Date()) : null;
      return problem ? { proposedDateTime: problem } : {};
    },
    body: ({ action, customerMessage, proposedDateTime }) => ({
      requestId,
      responseId,
      action,
      customerMessage: customerMessage.trim() || undefined,
      craftsmanPhone: proposal.craftsmanPhone ?? undefined,
      craftsmanEmail: proposal.craftsmanEmail ?? undefined,
      proposedDateTime: action === 'propose' ? proposedDateTime : undefined,
    }),
    next: () => `/response?${new URLSearchParams(link)}`,
    // An answer is sent once; only another choice allows the next.
    once: true,
    send: async (body, { reset }) => {
      const receipt = await answer.mutateAsync(body);
      toast({
        title: words.sent,
        description: here(responseWords).choices[body.action].sent(proposal.craftsmanCompany),
        tone: 'success',
      });
      reset(draftFor());
      onSent(receipt.message);
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.status === 409) {
        onRefused(sentenceFor(error));
        return {};
      }
      toast({ title: words.failed, description: words.tryAgain, tone: 'destructive' });
    },
  });
  const choice = chosen(form.values.action);
  const choose = (next: Choice | undefined) => form.reset(draftFor(next, form.values.proposedDateTime));

  // The pressed button has disappeared, so the focus moves to its replacement.
  const shown = useRef(choice);
  useEffect(() => {
    if (shown.current !== choice) heading.current?.focus();
    shown.current = choice;
  }, [choice]);

  if (!choice) {
    return (
      <section aria-labelledby="your-answer">
        <h2 id="your-answer" ref={heading} tabIndex={-1} className="mb-2">
          {words.yourAnswer}
        </h2>
        <FilterForm
          keep={link}
          onFilter={({ action: pressed }) => choose(choices.find((each) => each.action === pressed))}
        >
          <ChoiceList choices={choices} />
        </FilterForm>
      </section>
    );
  }
  const earliest = wallTimeIn(now, timeZone);
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-3 rounded border border-plumb bg-plumb-tint py-1 pr-1 pl-3.5 inset-ring inset-ring-plumb">
        <h2 id="your-answer" ref={heading} tabIndex={-1} className="flex min-w-0 items-center gap-3 text-body">
          <Icon of={icons[choice.action]} className="text-plumb-ink" />
          {choice.label}
        </h2>
        <FilterForm keep={link} onFilter={() => choose(undefined)}>
          <Button type="submit" variant="text" aria-label={words.changeAnswer}>
            {words.change}
          </Button>
        </FilterForm>
      </div>
      <Form of={form} aria-labelledby="your-answer" className="grid gap-4">
        <input type="hidden" name="action" value={choice.action} />
        {choice.action === 'propose' && (
          <Field
            {...form.field('proposedDateTime')}
            label={words.time}
            hint={words.timeHint(zoneName(timeZone))}
            required
          >
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                className="num"
                min={`${earliest.date}T${earliest.time}`}
                {...form.text('proposedDateTime')}
              />
            )}
          </Field>
        )}
        <Field {...form.field('customerMessage')} label={words.message} optional>
          {(control) => <Textarea {...control} maxLength={2000} {...form.text('customerMessage')} />}
        </Field>
        <ActionBar>
          <SubmitButton of={form} block busyLabel={words.sending}>
            {words.send}
          </SubmitButton>
        </ActionBar>
      </Form>
    </div>
  );
}
