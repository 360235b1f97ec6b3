import { type Draft, withDetails } from '@plumbline/contract/domains/service-requests/draft.ts';
import { submitDraft } from '@plumbline/contract/domains/service-requests/draft-endpoints.ts';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { here } from '../../../lib/language.ts';
import { useOnline } from '../../../lib/online.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { keptUser } from '../../../lib/session.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { type FormFields, useForm } from '../../../lib/use-form.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Note } from '../../../ui/note.tsx';
import { LateWizardPhotos } from '../photos/late-draft-photos.tsx';
import { withContactOf } from './contact-of.ts';
import { detailsWords } from './details.words.ts';
import type { DetailsValues } from './details-values.ts';
import { draftStore } from './draft-store.ts';
import { fieldMessage } from './field-messages.ts';
import { ContactFields } from './parts/contact-fields.tsx';
import { JobFields } from './parts/job-fields.tsx';
import { detailsOf, formValues, submitLabel } from './submission.ts';
import type { Steps } from './use-steps.ts';
import { SentElsewhere, useSubmit } from './use-submit.ts';

const words = here(detailsWords);

export interface DetailsFormProps {
  draft: Draft;
  /** yyyy-MM-dd where the work is. */
  today: string;
  steps: Steps;
}

/** The last step's form: keeps what is typed, checks it by the contract's schema, and sends it. */
export function DetailsForm({ draft, today, steps }: DetailsFormProps) {
  const online = useOnline();
  const submit = useSubmit();
  const hasArrived = useAsArrived();
  const known = (from: Draft) => withContactOf(keptUser(), formValues(from, today));
  const form = useForm({
    to: submitDraft,
    // The server knows only what was entered without scripts.
    initial: () => (hasArrived ? formValues(draft, today) : known(draft)),
    next: () => (draft.asked.length > 1 ? steps.path('results') : '/congratulations'),
    send: (request) => submit.mutateAsync(request),
  });
  const fillIn = useEffectEvent(() => {
    const empty = Object.entries(known(draft)).filter(([name]) => form.values[name as keyof DetailsValues] === '');
    form.change(Object.fromEntries(empty));
  });
  useEffect(() => {
    if (!hasArrived) fillIn();
  }, [hasArrived]);
  const { values } = form;
  /** The fields say what to do; the summary, with every field in sight, says what is wrong. */
  const advised: FormFields<DetailsValues> = {
    ...form,
    field: (name) => {
      const message = form.errorOf(name);
      return { name, error: message && fieldMessage(name, message, values[name as keyof DetailsValues]) };
    },
  };
  const who = draft.asked.length === 1 ? (draft.asked[0]?.companyName ?? null) : null;
  const typed = JSON.stringify(detailsOf(values));
  useEffect(() => {
    draftStore.change((kept) => withDetails(kept, JSON.parse(typed)));
  }, [typed]);

  const isUnexplained = form.failure !== undefined && form.problems.length === 0;
  return (
    <Form of={form} summary aria-label={words.formLabel} className="[&>[role=alert]]:mb-6">
      <JobFields
        form={advised}
        today={today}
        asksBudget={draft.openToProposals}
        photos={<LateWizardPhotos draftKey={draft.submissionKey} />}
      />
      <ContactFields form={advised} who={who} steps={steps} />
      {isUnexplained && !(form.failure instanceof SentElsewhere) && (
        <Note icon={TriangleAlert} tone="red" title={words.submit.notSent} className="mt-4">
          {sentenceFor(form.failure)} {words.submit.answersKept}
        </Note>
      )}
      <ActionBar className="lg:mt-6">
        <SubmitButton
          of={form}
          className="w-full lg:w-auto"
          busyLabel={words.submit.submitting}
          disabled={!online && !form.busy}
        >
          {online ? submitLabel(draft) : words.submit.offline}
        </SubmitButton>
      </ActionBar>
    </Form>
  );
}
