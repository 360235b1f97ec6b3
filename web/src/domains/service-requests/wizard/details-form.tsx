import { zodResolver } from '@hookform/resolvers/zod';
import type { ServiceRequestForm } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useOnline } from '../../../lib/online.ts';
import { fieldProblems, sentenceFor } from '../../../lib/problem-sentences.ts';
import { keptUser } from '../../../lib/session.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Note } from '../../../ui/note.tsx';
import { withContactOf } from './contact-of.ts';
import {
  DETAILS_FIELDS,
  type DetailsField,
  DetailsForm as DetailsSchema,
  type DetailsValues,
} from './details-values.ts';
import { type Draft, withDetails } from './draft.ts';
import { draftStore } from './draft-store.ts';
import { fieldMessage } from './field-messages.ts';
import { ContactFields } from './parts/contact-fields.tsx';
import { JobFields } from './parts/job-fields.tsx';
import { detailsOf, formValues, submitLabel } from './submission.ts';
import { SentElsewhere, useSubmit } from './use-submit.ts';

export interface DetailsFormProps {
  draft: Draft;
  /** yyyy-MM-dd where the work is. */
  today: string;
  onChangeLocation: () => unknown;
}

/** The last step's form: keeps what is typed, checks it by the contract's schema, and sends it. */
export function DetailsForm({ draft, today, onChangeLocation }: DetailsFormProps) {
  const online = useOnline();
  const submit = useSubmit();
  const [initial] = useState(() => withContactOf(keptUser(), formValues(draft, today)));
  const { register, control, handleSubmit, setError, setValue } = useForm<DetailsValues, unknown, ServiceRequestForm>({
    resolver: zodResolver(DetailsSchema),
    defaultValues: initial,
    shouldFocusError: false,
  });
  const values: DetailsValues = { ...formValues(draft, today), ...useWatch({ control }) };
  const { errors, submitCount } = useFormState({ control });
  const who = draft.asked.length === 1 ? (draft.asked[0]?.companyName ?? null) : null;
  const sending = submit.isPending;

  const typed = JSON.stringify(detailsOf(values));
  useEffect(() => {
    draftStore.change((kept) => withDetails(kept, JSON.parse(typed)));
  }, [typed]);

  const send = async (form: ServiceRequestForm) => {
    try {
      await submit.mutateAsync(form);
    } catch (error) {
      const problems = fieldProblems(error);
      for (const name of DETAILS_FIELDS) {
        const message = problems[name];
        if (message) setError(name, { type: 'server', message });
      }
    }
  };

  // Two presses can come before React has drawn the first one: state would be too late.
  const submitting = useRef(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!online || submitting.current) return;
    submitting.current = true;
    try {
      await handleSubmit(send)(event);
    } finally {
      submitting.current = false;
    }
  };

  const errorOf = (name: DetailsField) => {
    const message = errors[name]?.message;
    return message ? fieldMessage(name, message, values[name]) : undefined;
  };
  const problems = DETAILS_FIELDS.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ name, message }] : [];
  });
  const fields = { register, control, errorOf, values };

  return (
    <form onSubmit={onSubmit} noValidate aria-label="Your request">
      <div className="mb-6 empty:hidden">
        <ErrorSummary problems={problems} attempt={submitCount} />
      </div>
      <JobFields {...fields} today={today} asksBudget={draft.openToProposals} />
      <ContactFields
        {...fields}
        who={who}
        onChangeLocation={onChangeLocation}
        onPhone={(phone) => setValue('customerPhone', phone, { shouldDirty: true })}
      />
      {submit.isError && !(submit.error instanceof SentElsewhere) && problems.length === 0 && (
        <Note icon={TriangleAlert} tone="red" title="Not sent yet" className="mt-4">
          {sentenceFor(submit.error)} Your answers are kept, and trying again never sends the request twice.
        </Note>
      )}
      <ActionBar className="lg:mt-6">
        <Button
          type="submit"
          variant="primary"
          big
          className="w-full lg:w-auto"
          busy={sending}
          busyLabel="Submitting..."
          disabled={!online && !sending}
        >
          {online ? submitLabel(draft) : 'No connection: waiting to submit'}
        </Button>
      </ActionBar>
    </form>
  );
}
