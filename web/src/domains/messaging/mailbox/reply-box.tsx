import type { MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { fieldProblems, sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useReply } from '../api.ts';

const ALWAYS = ['STOP', 'START', 'HELP'];

/** What a contractor may answer, where the text is one to a contractor; then what every phone may send. */
const commandsFor = ({ text }: Pick<MailboxMessage, 'text'>): string[] => [
  ...(/\/respond\/|ACCEPT/.test(text) ? ['ACCEPT', 'DENY', 'PROPOSE tomorrow 3pm'] : []),
  ...ALWAYS,
];

/** Answers a text message as the phone that got it: by a command, or in own words. */
export function ReplyBox({ message }: { message: MailboxMessage }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<string>();
  const reply = useReply(message.id);

  const send = async (words: string) => {
    if (reply.isPending) return;
    setProblem(undefined);
    setSent(undefined);
    try {
      await reply.mutateAsync(words);
      setText('');
      setSent(words);
    } catch (error) {
      setProblem(fieldProblems(error).text ?? sentenceFor(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') setProblem('Write something first.');
    else void send(text);
  };

  return (
    <section aria-labelledby="reply-title" className="mt-6 border-t border-line pt-4">
      <h3 id="reply-title">Answer as the recipient</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {commandsFor(message).map((command) => (
          <li key={command}>
            <Button disabled={reply.isPending} onClick={() => send(command)}>
              {command}
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} noValidate className="mt-3 flex max-w-[56ch] items-end gap-2">
        <Field name="reply" label="Or in your own words" error={problem} className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              maxLength={1600}
              autoComplete="off"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <Button
          type="submit"
          big
          variant="primary"
          icon={SendHorizontal}
          busy={reply.isPending}
          className={problem ? 'mb-7' : ''}
        >
          Send
        </Button>
      </form>
      <p role="status" className="mt-2 wrap-anywhere text-ink-2 empty:hidden">
        {sent && `“${sent}” was sent. What it brings about comes into the list by itself.`}
      </p>
    </section>
  );
}
