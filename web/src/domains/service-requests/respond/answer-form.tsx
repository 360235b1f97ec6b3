import type { ContractorAnswer } from '@plumbline/contract/domains/service-requests/answer.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { formatMoney } from '@plumbline/contract/kernel/format.ts';
import { Receipt } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { site } from '../../../lib/site.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusField } from '../../../ui/error-summary.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useContractorAnswer } from '../api.ts';
import { formatWallTime } from '../job-time.ts';
import { latestTime } from '../proposed-times.ts';
import { type AnswerDraft, bodyOf, draftFor, problemOf, sendLabel } from './answer.ts';
import { acceptanceFee } from './fee-words.ts';
import { ProposalFields } from './proposal-fields.tsx';
import { changesLeft } from './situation.ts';

export interface AnswerFormProps {
  view: ContractorView;
  answers: readonly ContractorAnswer[];
  /** What the link preselects. */
  action: string | undefined;
  now: Date;
  onAnswered: () => void;
  /** The server refused because something else had already happened; its sentence. */
  onRefused: (message: string) => void;
}

function optionsFor(view: ContractorView, answers: readonly ContractorAnswer[]) {
  const onTable = latestTime(view.history);
  const when =
    onTable?.by === 'customer' ? `At ${formatWallTime(onTable, view.timeZone)}` : "At the customer's preferred time";
  const options = {
    accept: { label: 'Accept', detail: when, end: <b>{acceptanceFee(view, site).amount}</b> },
    deny: {
      label: 'Deny',
      detail: 'The customer asks the next one',
      end: <span className="text-ink-2">No fee</span>,
    },
    propose: {
      label: 'Propose a new time',
      detail: 'The customer says yes or no',
      end: <span className="text-ink-2">{view.feeCents > 0 ? 'No fee yet' : 'Free'}</span>,
    },
  };
  return answers.map((value) => ({ value, ...options[value] }));
}

function FeeNote({ response, view }: { response: AnswerDraft['response']; view: ContractorView }) {
  const { feeCents } = view;
  if (response === 'accept') {
    const { amount, text } = acceptanceFee(view, site);
    return (
      <Note
        icon={Receipt}
        tone={feeCents > 0 ? 'brass' : 'green'}
        title={
          <span className="num flex justify-between gap-4">
            Referral fee <span>{amount}</span>
          </span>
        }
        className="[&>div]:flex-1"
      >
        {text}
      </Note>
    );
  }
  if (response === 'propose' && feeCents > 0) {
    return (
      <Note icon={Receipt} title="No fee for proposing">
        {formatMoney(feeCents)} is due only when the customer approves and you are connected.
      </Note>
    );
  }
  return null;
}

/** Accept, deny or propose a new time, with what each costs beside it. */
export function AnswerForm({ view, answers, action, now, onAnswered, onRefused }: AnswerFormProps) {
  const [draft, setDraft] = useState(() => draftFor(action, answers));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const sending = useRef(false);
  const answer = useContractorAnswer(view.id);
  const left = changesLeft(view);

  const change = (changes: Partial<AnswerDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
  };

  const refuse = (fields: readonly { name: string; message: string }[]) => {
    setErrors(Object.fromEntries(fields.map(({ name, message }) => [name, message])));
    const [first] = fields;
    // After the fields have been drawn with their errors.
    if (first) setTimeout(focusField, 0, first.name);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    const problem = problemOf(draft, view.timeZone, new Date());
    const { response } = draft;
    if (problem || response === '') {
      if (problem) {
        toast({ title: problem.title, description: problem.text, tone: 'destructive' });
        refuse(problem.fields);
      }
      return;
    }
    sending.current = true;
    try {
      const receipt = await answer.mutateAsync({
        serviceRequestId: view.id,
        contractorId: view.contractorId,
        ...bodyOf({ ...draft, response }),
      });
      toast({ title: 'Response Submitted', description: receipt.message, tone: 'success' });
      // Whatever is shown next is another form: this one has been sent, and stays so.
      onAnswered();
    } catch (error) {
      sending.current = false;
      if (error instanceof ApiError && error.status === 409) {
        onRefused(error.problem?.message ?? 'This has already been answered.');
        return;
      }
      toast({
        title: 'Submission Failed',
        description: 'Please try again or call the support phone line for assistance.',
        tone: 'destructive',
      });
      refuse(Object.entries(fieldProblems(error)).map(([name, message]) => ({ name, message })));
    }
  };

  return (
    <form onSubmit={send} noValidate aria-labelledby="your-answer" className="grid gap-4">
      <FieldGroup
        name="response"
        label={
          <span id="your-answer" className="mb-0.5 block text-title">
            Your answer
          </span>
        }
        error={errors.response}
      >
        <RadioCards
          options={optionsFor(view, answers)}
          value={draft.response}
          input={{
            name: 'response',
            onChange: (event) => {
              const chosen = answers.find((value) => value === event.target.value);
              if (chosen) change({ response: chosen });
            },
          }}
        />
      </FieldGroup>
      {draft.response === 'propose' && (
        <ProposalFields
          draft={draft}
          onChange={change}
          errorOf={(name) => errors[name]}
          place={view}
          changesLeft={left}
          now={now}
        />
      )}
      <Field name="message" label="Message" optional error={errors.message}>
        {(control) => (
          <Textarea
            {...control}
            className="min-h-19!"
            maxLength={2000}
            placeholder="What the customer should know"
            value={draft.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
      </Field>
      <FeeNote response={draft.response} view={view} />
      <ActionBar>
        <Button type="submit" variant="primary" big block busy={answer.isPending} busyLabel="Sending...">
          {sendLabel(draft.response, view.feeCents, left === 0)}
        </Button>
      </ActionBar>
    </form>
  );
}
