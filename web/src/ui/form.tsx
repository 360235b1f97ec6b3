import { FORM_FIELD, FORM_KEY_FIELD } from '@plumbline/contract/kernel/site.ts';
import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { sentenceFor } from '../lib/problem-sentences.ts';
import { useAsArrived } from '../lib/use-as-arrived.ts';
import type { FormState } from '../lib/use-form.ts';
import { Button, type ButtonProps } from './button.tsx';
import { ErrorSummary, focusField } from './error-summary.tsx';
import { Note } from './note.tsx';
import { useBusyLabel } from './use-busy-label.ts';

export interface FormProps<Values extends object>
  extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit' | 'noValidate'> {
  /** The result of `useForm`. */
  of: FormState<Values>;
  /** Lists all problems at the top, for long forms. Otherwise the focus moves to the first invalid field. */
  summary?: boolean;
  /** The form says itself why a submission failed. */
  explains?: boolean;
}

/** The only element that posts to an endpoint, with scripts and without. */
export function Form<Values extends object>({
  of,
  summary = false,
  explains = false,
  children,
  ...rest
}: FormProps<Values>) {
  const { problems, attempt, field } = of;
  const focusFirst = useEffectEvent(() => {
    const [first] = problems;
    if (first && !summary) focusField(field(first.name).name);
  });
  useEffect(() => {
    if (attempt > 0) focusFirst();
  }, [attempt]);

  // Keeps what was entered before the scripts ran.
  const element = useRef<HTMLFormElement>(null);
  const asArrived = useAsArrived();
  const adopt = useEffectEvent(() => {
    if (asArrived && element.current) of.adopt(element.current);
  });
  useLayoutEffect(() => adopt(), []);

  const prepare = useEffectEvent(() => of.prepare());
  useEffect(() => {
    const form = element.current;
    const enter = () => prepare();
    form?.addEventListener('focusin', enter);
    return () => form?.removeEventListener('focusin', enter);
  }, []);

  return (
    <form {...rest} ref={element} method={of.method} noValidate onSubmit={of.submit}>
      {of.method === 'post' && (
        <>
          <input type="hidden" name={FORM_FIELD} value={of.address} />
          <input type="hidden" name={FORM_KEY_FIELD} value={of.postKey} />
        </>
      )}
      {of.unexplained !== undefined && !explains && (
        <Note icon={TriangleAlert} tone="red" role="alert">
          {sentenceFor(of.unexplained)}
        </Note>
      )}
      {summary && <ErrorSummary problems={problems} attempt={attempt} />}
      {children}
    </form>
  );
}

export interface SubmitButtonProps<Values extends object> extends Omit<ButtonProps, 'type' | 'busyLabel'> {
  busyLabel?: string | undefined;
  /** The form that contains the button. */
  of: FormState<Values>;
}

/** A form's main button. It submits, and shows when it is busy or waits for a connection. */
export const SubmitButton = <Values extends object>({ of, busyLabel, ...rest }: SubmitButtonProps<Values>) => (
  <Button variant="primary" big busy={of.busy} busyLabel={useBusyLabel(busyLabel)} {...rest} type="submit" />
);
