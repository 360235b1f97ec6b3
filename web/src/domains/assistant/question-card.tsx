import type { Answered, Asking, Question, Understanding } from '@plumbline/contract/domains/assistant/understanding.ts';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type * as z from 'zod';
import { here, language } from '../../lib/language.ts';
import type { FormTarget } from '../../lib/read-form.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast-store.ts';
import { understand } from './api.ts';
import { assistantWords } from './assistant.words.ts';
import { questionWords } from './question.words.ts';

const words = here(questionWords);
const { failed } = here(assistantWords);

type Said = { text: string } & Answered;

/** An endpoint that takes a sentence and the answers to questions about it. */
export type AnswerTarget = FormTarget & { readonly body: z.ZodType<Said, Said> };

export interface QuestionCardProps {
  asking: Asking;
  /** The sentence that it is about. */
  text: string;
  /** The endpoint that takes the answer without scripts, and the path that follows. */
  to: AnswerTarget;
  next: string;
  onUnderstood: (understanding: Understanding) => void;
}

/** An answer is a button that sends its name and value. */
interface Choice {
  readonly name: keyof Answered;
  readonly value: string;
  readonly label: string;
}

/** Asks one question about a sentence, with two or three buttons. */
export function QuestionCard({ asking, text, to, next, onUnderstood }: QuestionCardProps) {
  const { question, answered } = asking;
  const title = useRef<HTMLHeadingElement>(null);
  const form = useForm({
    to,
    initial: { text, inDanger: '', trade: '', isJob: '', ...answered },
    body: givenOf,
    next: () => next,
    idPrefix: 'question',
    send: async (said) => onUnderstood(await understand(said)),
    onRefused: () => {
      toast({ title: failed.title, description: failed.text, tone: 'destructive' });
      return {};
    },
  });

  // The question takes the place of what was pressed.
  useEffect(() => title.current?.focus(), []);

  return (
    <Card as="section" roomy aria-labelledby="question-title">
      <p className="flex items-center gap-2 text-meta text-ink-2">
        <Icon of={MessageCircleQuestionMark} />
        {words.first}
      </p>
      <h2 id="question-title" ref={title} tabIndex={-1} className="mt-1">
        {titleOf(question)}
      </h2>
      <p className="mt-2 text-ink-2">
        {words.youSaid} <q className="break-words">{text}</q>
      </p>
      <Form of={form} className="mt-4">
        <input type="hidden" name="text" value={text} />
        {Object.entries(answered).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          {choicesOf(question).map(({ name, value, label }) => (
            <Button
              key={value}
              big
              type="submit"
              name={name}
              value={value}
              busy={form.busy && form.values[name] === value}
              onClick={() => form.change({ [name]: value })}
            >
              {label}
            </Button>
          ))}
        </div>
      </Form>
    </Card>
  );
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** What was answered, without what wasn't. */
const givenOf = (values: Readonly<Record<string, string | undefined>>): Said =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Said;

function titleOf(question: Question): string {
  switch (question.about) {
    case 'danger':
      return words.danger[question.danger];
    case 'trade':
      return words.trade(
        new Intl.ListFormat(language, { type: 'disjunction' }).format(question.options.map((one) => words.trades[one])),
      );
    case 'job':
      return words.job;
  }
}

function choicesOf(question: Question): readonly Choice[] {
  switch (question.about) {
    case 'danger':
      return (['yes', 'no'] as const).map((value) => ({ name: 'inDanger', value, label: words.inDanger[value] }));
    case 'trade':
      return question.options.map((value) => ({ name: 'trade', value, label: capitalized(words.trades[value]) }));
    case 'job':
      return [{ name: 'isJob', value: 'yes', label: words.isJob }];
  }
}
