import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../lib/language.ts';
import { Icon } from './icon.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

/** Props that connect a control to its field's label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldTexts {
  /** The field's name, also the id that the error summary links to. */
  name: string;
  label: ReactNode;
  /** Above the control: what to enter. */
  hint?: ReactNode;
  /** Below the control: the specification's message, then what to do. */
  error?: string | undefined;
  required?: boolean;
  /** '(optional)' after the label. */
  optional?: boolean;
  className?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** `{(control) => <Input {...control} {...form.text('customerName')} />}` */
  children: (control: FieldControl) => ReactNode;
}

const hintId = (name: string) => `${name}-hint`;
const errorId = (name: string) => `${name}-error`;

const describedBy = ({ name, hint, error }: Pick<FieldTexts, 'name' | 'hint' | 'error'>) =>
  [hint && hintId(name), error && errorId(name)].filter(Boolean).join(' ') || undefined;

/** The message below a control, with an icon besides the red color. */
export function FieldError({ name, children }: { name: string; children: string | undefined }) {
  return (
    <p id={errorId(name)} className="mt-1.5 flex gap-1.5 text-meta font-quiet text-red-ink empty:hidden">
      {children && (
        <>
          <Icon of={TriangleAlert} size="small" className="mt-0.5" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}

function Optional() {
  return <span className="font-text text-ink-2"> {words.optional}</span>;
}

/** A label, a hint, one control and an error, in this order, connected for screen readers. */
export function Field({ name, label, hint, error, required, optional, className, children }: FieldProps) {
  return (
    <div className={clsx('field', className)}>
      <label htmlFor={name} className="block font-strong">
        {label}
        {optional && <Optional />}
      </label>
      {hint && (
        <p id={hintId(name)} className="mt-0.5 text-meta text-ink-2">
          {hint}
        </p>
      )}
      <div className={hint ? 'mt-2' : 'mt-1.5'}>
        {children({
          id: name,
          'aria-describedby': describedBy({ name, hint, error }),
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        })}
      </div>
      {error && <FieldError name={name}>{error}</FieldError>}
    </div>
  );
}

export interface FieldGroupProps extends Omit<FieldTexts, 'required'> {
  children: ReactNode;
}

/** The same for several controls under one question, such as radio cards: a fieldset with a legend. */
export function FieldGroup({ name, label, hint, error, optional, className, children }: FieldGroupProps) {
  return (
    <fieldset
      id={name}
      className={clsx('field min-w-0', className)}
      aria-describedby={describedBy({ name, hint, error })}
      aria-invalid={error ? true : undefined}
    >
      <legend className="font-strong">
        {label}
        {optional && <Optional />}
      </legend>
      {hint && (
        <p id={hintId(name)} className="mt-0.5 text-meta text-ink-2">
          {hint}
        </p>
      )}
      <div className={hint ? 'mt-2' : 'mt-1.5'}>{children}</div>
      {error && <FieldError name={name}>{error}</FieldError>}
    </fieldset>
  );
}

/** Two fields side by side from 640 px. */
export function FieldPair({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('grid items-start gap-6 sm:grid-cols-2 sm:gap-4', className)}>{children}</div>;
}
