import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import type { FormState } from '../lib/use-form.ts';
import { Button, type ButtonProps } from './button.tsx';
import { ErrorSummary, focusField } from './error-summary.tsx';

export interface FormProps<Values extends object>
  extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit' | 'noValidate'> {
  /** The result of `useForm`. */
  of: FormState<Values>;
  /** Lists all problems at the top, for long forms. Otherwise the focus moves to the first invalid field. */
  summary?: boolean;
}

/** The only element that posts to an endpoint, with scripts and without. */
export function Form<Values extends object>({ of, summary = false, children, ...rest }: FormProps<Values>) {
  const { problems, attempt, field } = of;
  const focusFirst = useEffectEvent(() => {
    const [first] = problems;
    if (first && !summary) focusField(field(first.name).name);
  });
  useEffect(() => {
    if (attempt > 0) focusFirst();
  }, [attempt]);

  return (
    <form {...rest} action={of.action} method={of.method} noValidate onSubmit={of.submit}>
      {summary && <ErrorSummary problems={problems} attempt={attempt} />}
      {children}
    </form>
  );
}

export interface SubmitButtonProps<Values extends object> extends Omit<ButtonProps, 'type'> {
  /** The form that contains the button. */
  of: FormState<Values>;
}

/** A form's main button. It submits, and shows when it is busy. */
export const SubmitButton = <Values extends object>({ of, ...rest }: SubmitButtonProps<Values>) => (
  <Button variant="primary" big busy={of.busy} {...rest} type="submit" />
);
