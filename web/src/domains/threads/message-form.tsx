import { writeMessage, writeReadyText } from '@plumbline/contract/domains/threads/endpoints.ts';
import { MAX_TEXT, READY_TEXTS, type ReadyText, type ThreadView } from '@plumbline/contract/domains/threads/thread.ts';
import { Send } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { fieldProblems, sentenceFor } from '../../lib/problem-sentences.ts';
import { useForm } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type ThreadLink, useWriteMessage, useWriteReadyText } from './api.ts';
import { threadPageWords } from './thread.words.ts';

const words = here(threadPageWords);

interface MessageFormProps {
  link: ThreadLink;
  view: ThreadView;
  /** Something else has happened meanwhile: what is shown needs a reload. */
  onStale: () => void;
}

const refusal = (onStale: () => void) => (error: unknown) => {
  if (Object.keys(fieldProblems(error)).length > 0) return;
  toast({ title: words.notSent, description: sentenceFor(error), tone: 'destructive' });
  onStale();
};

const labelOf = ({ phase, viewer }: ThreadView): string =>
  phase === 'connected' ? words.message : viewer === 'contractor' ? words.question : words.answer;

/** The field for a message, and a connected contractor's ready texts. Both work without scripts. */
export function MessageForm({ link, view, onStale }: MessageFormProps) {
  const write = useWriteMessage(link);
  const newest = view.messages.at(-1)?.seq ?? 0;
  const form = useForm({
    to: writeMessage,
    params: { id: link.id },
    initial: { text: '', readUpTo: newest },
    body: (values) => ({ ...values, contractorId: link.contractorId }),
    send: async ({ text, readUpTo }, { key, reset }) => {
      await write.mutateAsync({ text, readUpTo, idempotencyKey: key });
      reset({ text: '', readUpTo });
    },
    onRefused: refusal(onStale),
  });
  return (
    <div className="grid gap-3 border-t border-line bg-surface px-gutter pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-gutter lg:rounded lg:border lg:p-4">
      {view.phase === 'connected' && view.viewer === 'contractor' && (
        <ul aria-label={words.readyTexts} className="flex flex-wrap gap-2">
          {READY_TEXTS.map((ready) => (
            <li key={ready}>
              <ReadyButton ready={ready} link={link} onStale={onStale} />
            </li>
          ))}
        </ul>
      )}
      <Form of={form} className="flex items-end gap-2">
        <input type="hidden" name="readUpTo" value={newest} />
        <Field
          {...form.field('text')}
          label={<span className="sr-only">{labelOf(view)}</span>}
          className="min-w-0 flex-1"
        >
          {(control) => (
            <Textarea
              {...control}
              {...form.text('text')}
              rows={2}
              placeholder={labelOf(view)}
              maxLength={MAX_TEXT}
              className="min-h-12! resize-none!"
            />
          )}
        </Field>
        <SubmitButton of={form} icon={Send} busyLabel={words.sending}>
          {words.send}
        </SubmitButton>
      </Form>
    </div>
  );
}

function ReadyButton({ ready, link, onStale }: { ready: ReadyText } & Omit<MessageFormProps, 'view'>) {
  const write = useWriteReadyText(link);
  const form = useForm({
    to: writeReadyText,
    params: { id: link.id },
    idPrefix: ready,
    initial: { ready },
    body: () => ({ ready, contractorId: link.contractorId }),
    send: async (_, { key }) => {
      await write.mutateAsync({ ready, idempotencyKey: key });
    },
    onRefused: refusal(onStale),
  });
  return (
    <Form of={form}>
      <SubmitButton of={form} variant="secondary" big={false}>
        {words.ready[ready]}
      </SubmitButton>
    </Form>
  );
}
