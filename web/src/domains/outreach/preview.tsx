import type { OutreachScript } from '@plumbline/contract/domains/outreach/outreach.ts';
import { Info, TriangleAlert } from 'lucide-react';
import { ApiError } from '../../lib/api-error.ts';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { Facts } from '../../ui/facts.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Note } from '../../ui/note.tsx';
import { refusalIn } from './api.ts';
import { outreachWords } from './outreach.words.ts';
import { addressText } from './outreach-text.ts';
import { StepTitle } from './step-title.tsx';

const words = here(outreachWords).preview;

/** The lines of a message that are shown before it scrolls, in browsers that can't size the field themselves. */
const LINES = { least: 6, most: 14 };
const LETTERS_A_LINE = 45;

const linesOf = (text: string): number =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LETTERS_A_LINE)), 0);

/** Without a response, it is unknown whether the message was sent. */
const isAnswered = (error: unknown) => error instanceof ApiError && error.problem !== undefined;

type PreviewedScript = Pick<OutreachScript, 'subject' | 'segments' | 'footer' | 'note' | 'message' | 'to'> &
  Partial<Pick<OutreachScript, 'opening'>>;

/** The second step: the exact text that will be sent, its recipient, and what happens then. */
export function Preview({ script, error }: { script: PreviewedScript; error: unknown }) {
  const { subject, segments, footer, note } = script;
  const text = script.message || script.opening || words.fallback;
  return (
    <div className="grid gap-6">
      <StepTitle>{words.title}</StepTitle>
      {Boolean(error) && (
        <Note icon={TriangleAlert} tone="red" role="alert" title={words.failed}>
          {refusalIn(error) ?? sentenceFor(error)} {!isAnswered(error) && words.sentOnce}
        </Note>
      )}
      <Facts
        className="wrap-anywhere"
        facts={[
          { label: words.to, value: addressText(script.to) },
          ...(subject === null ? [] : [{ label: words.subject, value: <span translate="no">{subject}</span> }]),
          ...(segments === null ? [] : [{ label: words.length, value: words.texts(segments) }]),
        ]}
      />
      <Field name="outreach-message" label={words.message}>
        {(control) => (
          <Textarea
            {...control}
            readOnly
            translate="no"
            className="field-sizing-content max-h-92"
            rows={Math.min(LINES.most, Math.max(LINES.least, linesOf(text)))}
            value={text}
          />
        )}
      </Field>
      {footer && (
        <section aria-labelledby="outreach-footer">
          <h4 id="outreach-footer" className="font-strong">
            {words.below}
          </h4>
          <p className="mt-1 text-meta whitespace-pre-line text-ink-2 wrap-anywhere">{footer}</p>
        </section>
      )}
      <Note icon={Info}>{note}</Note>
    </div>
  );
}
