import { replyFromMailbox } from '@plumbline/contract/domains/messaging/endpoints.ts';
import type { MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { messagingInputWords } from '@plumbline/contract/domains/messaging/messaging-input.words.ts';
import { SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { useReply } from '../api.ts';
import { mailboxWords } from './mailbox.words.ts';

const words = here(mailboxWords);

const ENGLISH = {
  contractor: ['ACCEPT', 'DENY', 'PROPOSE tomorrow 3pm'],
  reminded: ['C', 'R'],
  everybody: ['STOP', 'START', 'HELP'],
};
const SPANISH = {
  contractor: ['ACEPTAR', 'RECHAZAR', 'PROPONER mañana 3pm'],
  reminded: ['CONFIRMO', 'CAMBIAR'],
  everybody: ['ALTO', 'START', 'AYUDA'],
};

/** The commands that answer a text: a contractor's if it went to one, and those of every phone. */
function commandsFor({ text }: Pick<MailboxMessage, 'text'>): string[] {
  const { contractor, reminded, everybody } = /\/es\/|ACEPTAR|AYUDA/.test(text) ? SPANISH : ENGLISH;
  return [
    ...(/\/respond\/|ACCEPT|ACEPTAR/.test(text) ? contractor : []),
    ...(/\bC=|\bC (?:to|para) confirm/.test(text) ? reminded : []),
    ...everybody,
  ];
}

/** Replies to a text message as its recipient, by a command or in free text. */
export function ReplyBox({ message }: { message: MailboxMessage }) {
  const [sent, setSent] = useState<string>();
  const reply = useReply(message.id);
  const form = useForm({
    to: replyFromMailbox,
    params: { id: message.id },
    initial: { text: '' },
    idPrefix: 'reply',
    check: ({ text }) => (text.trim() === '' ? { text: here(messagingInputWords).writeSomething } : {}),
    send: async (_, { values, reset }) => {
      setSent(undefined);
      await reply.mutateAsync(values.text);
      reset({ text: '' });
      setSent(values.text);
    },
    onRefused: (error, problems) => ({ text: problems.text ?? sentenceFor(error) }),
  });
  const command = (text: string) => {
    form.change({ text });
    form.submit();
  };

  return (
    <section aria-labelledby="reply-title" className="mt-6 border-t border-line pt-4">
      <h3 id="reply-title">{words.answer}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {commandsFor(message).map((text) => (
          <li key={text}>
            <Button translate="no" disabled={form.busy} onClick={() => command(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
      <Form of={form} className="mt-3 flex max-w-[56ch] items-end gap-2">
        <Field {...form.field('text')} label={words.ownWords} className="min-w-0 flex-1">
          {(control) => <Input {...control} maxLength={1600} autoComplete="off" {...form.text('text')} />}
        </Field>
        <SubmitButton of={form} icon={SendHorizontal} className={form.errorOf('text') ? 'mb-7' : ''}>
          {words.send}
        </SubmitButton>
      </Form>
      <p role="status" className="mt-2 wrap-anywhere text-ink-2 empty:hidden">
        {sent && words.sent(sent)}
      </p>
    </section>
  );
}
