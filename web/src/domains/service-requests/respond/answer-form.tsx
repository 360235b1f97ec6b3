import type { ContractorAnswer } from '@plumbline/contract/domains/service-requests/answer.ts';
import { respondAsContractor } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import clsx from 'clsx';
import { Receipt } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatMoney } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { site } from '../../../lib/site.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { useForm } from '../../../lib/use-form.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
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
import { respondWords } from './respond.words.ts';
import { changesLeft } from './situation.ts';

const words = here(respondWords);
const PayNow = lazy(() => import('./pay-now.tsx'));

export interface AnswerFormProps {
  view: ContractorView;
  answers: readonly ContractorAnswer[];
  /** The answer that the link preselects. */
  action: string | undefined;
  now: Date;
  onAnswered: () => void;
  /** The server refused because something else had already happened; its sentence. */
  onRefused: (message: string) => void;
}

function optionsFor(view: ContractorView, answers: readonly ContractorAnswer[]) {
  const onTable = latestTime(view.history);
  const when =
    onTable?.by === 'customer' ? words.atTime(formatWallTime(onTable, view.timeZone)) : words.atPreferredTime;
  const options = {
    accept: { label: words.accept, detail: when, end: <b>{acceptanceFee(view, site).amount}</b> },
    deny: {
      label: words.deny,
      detail: words.asksNext,
      end: <span className="text-ink-2">{words.noFee}</span>,
    },
    propose: {
      label: words.propose,
      detail: words.customerDecides,
      end: <span className="text-ink-2">{view.feeCents > 0 ? words.noFeeYet : words.free}</span>,
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
            {words.referralFee} <span>{amount}</span>
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
      <Note icon={Receipt} title={words.proposingIsFree}>
        {words.dueOnApproval(formatMoney(feeCents))}
      </Note>
    );
  }
  return null;
}

/** Accept, deny or propose a new time, each with its cost. */
export function AnswerForm({ view, answers, action, now, onAnswered, onRefused }: AnswerFormProps) {
  const answer = useContractorAnswer(view.id);
  const asArrived = useAsArrived();
  const left = changesLeft(view);
  const card = view.feeCents > 0 ? view.chargeableCard : null;
  const wrongWith = (draft: AnswerDraft) => problemOf(draft, view.timeZone, new Date());
  const form = useForm({
    to: respondAsContractor,
    initial: () => ({ ...draftFor(action, answers), chargeCents: false }),
    check: (draft) => Object.fromEntries((wrongWith(draft)?.fields ?? []).map(({ name, message }) => [name, message])),
    body: ({ response, chargeCents, ...draft }) => ({
      serviceRequestId: view.id,
      contractorId: view.contractorId,
      source: 'web',
      ...(response === '' ? {} : bodyOf({ ...draft, response })),
      ...(response === 'accept' && chargeCents && { chargeCents: view.feeCents }),
    }),
    onInvalid: (_, draft) => {
      const problem = wrongWith(draft);
      if (problem) toast({ title: problem.title, description: problem.text, tone: 'destructive' });
    },
    next: () => `/respond/${view.id}/${view.contractorId}`,
    // The next answer gets a fresh form; this one stays sent.
    once: true,
    send: async (body) => {
      const receipt = await answer.mutateAsync(body);
      toast({ title: words.submitted, description: receipt.message, tone: 'success' });
      onAnswered();
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.status === 409) {
        onRefused(error.problem?.message ?? words.alreadyAnswered);
        return {};
      }
      toast({
        title: words.failed,
        description: words.failedText,
        tone: 'destructive',
      });
    },
  });
  const { response } = form.values;

  return (
    <Form of={form} aria-labelledby="your-answer" className="group/answer grid gap-4">
      <FieldGroup
        {...form.field('response')}
        label={
          <span id="your-answer" className="mb-0.5 block text-title">
            {words.yourAnswer}
          </span>
        }
      >
        <RadioCards options={optionsFor(view, answers)} {...form.choice('response')} />
      </FieldGroup>
      {(response === 'propose' || asArrived) && (
        <div className={clsx(asArrived && 'hidden group-has-[[value=propose]:checked]/answer:block')}>
          <ProposalFields form={form} place={view} changesLeft={left} now={now} />
        </div>
      )}
      <Field {...form.field('message')} label={words.message} optional>
        {(control) => (
          <Textarea
            {...control}
            {...form.text('message')}
            className="min-h-19!"
            maxLength={2000}
            placeholder={words.messageExample}
          />
        )}
      </Field>
      <FeeNote response={response} view={view} />
      {card !== null && response === 'accept' && !asArrived && (
        <Suspense>
          <PayNow form={form} card={card} />
        </Suspense>
      )}
      <ActionBar>
        <SubmitButton of={form} block busyLabel={words.sending}>
          {sendLabel(response, view.feeCents, left === 0)}
        </SubmitButton>
      </ActionBar>
    </Form>
  );
}
