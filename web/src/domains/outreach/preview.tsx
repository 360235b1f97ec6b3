import type { OutreachScript } from '@plumbline/contract/domains/outreach/outreach.ts';
import { Info, TriangleAlert } from 'lucide-react';
import { ApiError } from '../../lib/api-error.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { Facts } from '../../ui/facts.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Note } from '../../ui/note.tsx';
import { refusalIn } from './api.ts';
import { addressWords } from './outreach-words.ts';
import { StepTitle } from './step-title.tsx';

/** So many lines of a message are shown before it scrolls, where a browser doesn't measure it by itself. */
const LINES = { least: 6, most: 14 };
const LETTERS_A_LINE = 45;

const linesOf = (text: string): number =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LETTERS_A_LINE)), 0);

/** Of a call without an answer nobody knows whether it was heard; the same script goes out once at most. */
const SENT_ONCE = 'Whether it was sent is not known: sending it again sends it once at most.';
const isAnswered = (error: unknown) => error instanceof ApiError && error.problem !== undefined;

/** The second step: the very text that will be sent, to whom, and what happens then. */
export function Preview({ script, error }: { script: OutreachScript; error: unknown }) {
  const { subject, segments, footer, note } = script;
  const text = script.message || script.opening || 'Script generated successfully';
  return (
    <div className="grid gap-6">
      <StepTitle>Look at the message</StepTitle>
      {Boolean(error) && (
        <Note icon={TriangleAlert} tone="red" role="alert" title="Failed to execute outreach">
          {refusalIn(error) ?? sentenceFor(error)} {!isAnswered(error) && SENT_ONCE}
        </Note>
      )}
      <Facts
        className="wrap-anywhere"
        facts={[
          { label: 'To', value: addressWords(script.to) },
          ...(subject === null ? [] : [{ label: 'Subject', value: subject }]),
          ...(segments === null
            ? []
            : [{ label: 'Length', value: segments === 1 ? 'One text message' : `${segments} text messages` }]),
        ]}
      />
      <Field name="outreach-message" label="Message Content">
        {(control) => (
          <Textarea
            {...control}
            readOnly
            className="field-sizing-content max-h-92"
            rows={Math.min(LINES.most, Math.max(LINES.least, linesOf(text)))}
            value={text}
          />
        )}
      </Field>
      {footer && (
        <section aria-labelledby="outreach-footer">
          <h4 id="outreach-footer" className="font-strong">
            Below the message
          </h4>
          <p className="mt-1 text-meta whitespace-pre-line text-ink-2 wrap-anywhere">{footer}</p>
        </section>
      )}
      <Note icon={Info}>{note}</Note>
    </div>
  );
}
