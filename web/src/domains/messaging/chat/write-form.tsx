import { writeToSupport } from '@plumbline/contract/domains/messaging/endpoints.ts';
import type { SupportConversation } from '@plumbline/contract/domains/messaging/support.ts';
import { SendHorizontal } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useUser } from '../../../lib/session.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useWriteToSupport } from '../api.ts';
import { chatWords } from './chat.words.ts';

const words = here(chatWords);

export interface WriteFormProps {
  conversation: SupportConversation;
  onWritten: (after: SupportConversation) => void;
}

/** The form for a message to support, and for the address to answer to. */
export function WriteForm({ conversation, onWritten }: WriteFormProps) {
  const user = useUser();
  const write = useWriteToSupport();
  const form = useForm({
    to: writeToSupport,
    initial: { content: '', email: user?.email ?? '' },
    idPrefix: 'chat',
    body: ({ content, email }) => ({ content: content.trim(), email: email.trim() }),
    send: async (_, { key, values, reset }) => {
      const body = { content: values.content.trim(), email: values.email.trim() };
      const after = await write.mutateAsync({ body, idempotencyKey: key });
      reset({ ...values, content: '' });
      onWritten(after);
    },
    onRefused: (error, problems) => {
      if (problems.email) return;
      toast({ title: words.notSent, description: sentenceFor(error), tone: 'destructive' });
    },
  });
  const asArrived = useAsArrived();
  const errorId = form.errorOf('content') ? 'chat-content-error' : undefined;
  const isEmpty = !asArrived && form.values.content.trim() === '';

  return (
    <Form of={form} className="grid gap-4 border-t border-line pt-4">
      {!conversation.email && (
        <Field {...form.field('email')} label={words.yourEmail} hint={words.yourEmailHint}>
          {(control) => <Input {...control} {...form.text('email')} type="email" autoComplete="email" />}
        </Field>
      )}
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <label htmlFor="chat-content" className="sr-only">
            {words.yourMessage}
          </label>
          <Input
            id="chat-content"
            {...form.text('content')}
            autoComplete="off"
            maxLength={4000}
            placeholder={words.typeMessage}
            aria-describedby={errorId}
          />
          <FieldError name="chat-content">{form.errorOf('content')}</FieldError>
        </div>
        <SubmitButton of={form} icon={SendHorizontal} disabled={isEmpty}>
          {words.send}
        </SubmitButton>
      </div>
      {conversation.email && <p className="text-meta text-ink-2">{words.answersTo(conversation.email)}</p>}
    </Form>
  );
}
