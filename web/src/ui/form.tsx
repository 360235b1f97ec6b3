import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import type { FormState } from '../lib/use-form.ts';
import { Button, type ButtonProps } from './button.tsx';
import { ErrorSummary, focusField } from './error-summary.tsx';

export interface FormProps<Values extends object>
  extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit' | 'noValidate'> {
  /** What `useForm` returned. */
  of: FormState<Values>;
  /** Long forms list above everything what is wrong. Short ones move to the first field that is. */
  summary?: boolean;
}

/** The one element that posts: to its endpoint, with scripts and without. */
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
  /** The form that it is in. */
  of: FormState<Values>;
}

/** The main button of a form: it sends, and says while it does. */
export const SubmitButton = <Values extends object>({ of, ...rest }: SubmitButtonProps<Values>) => (
  <Button variant="primary" big busy={of.busy} {...rest} type="submit" />
);
