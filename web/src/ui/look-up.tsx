import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from './button.tsx';
import { Field, type FieldProps } from './field.tsx';
import { Input, type InputProps } from './input.tsx';

export interface LookUpProps extends Pick<FieldProps, 'name' | 'label' | 'hint'> {
  /** What was looked for last, out of the address. */
  value: string | undefined;
  /** What the server said is wrong with that. */
  error?: string | undefined;
  /** What is wrong with a text; undefined when it can be looked for. */
  problemOf: (text: string) => string | undefined;
  onLookUp: (text: string) => void;
  input?: Pick<InputProps, 'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'>;
  busy?: boolean;
}

/** One field and 'Find'. What was looked for lives in the address, so that Back goes to the search before. */
export function LookUp({ value = '', error, problemOf, onLookUp, input, busy = false, ...field }: LookUpProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [problem, setProblem] = useState<string>();
  // The address has changed by another way: Back, or a link.
  if (shown !== value) {
    setShown(value);
    setText(value);
    setProblem(undefined);
  }

  const find = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = problemOf(text.trim());
    setProblem(wrong);
    if (wrong === undefined) onLookUp(text.trim());
    else document.getElementById(field.name)?.focus();
  };

  return (
    <form role="search" noValidate onSubmit={find} className="max-w-narrow">
      <Field {...field} error={problem ?? (text.trim() === value ? error : undefined)}>
        {(control) => (
          <span className="flex gap-2">
            <span className="min-w-0 flex-1">
              <Input
                {...control}
                autoComplete="off"
                {...input}
                icon={Search}
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setProblem(undefined);
                }}
              />
            </span>
            <Button type="submit" big busy={busy}>
              Find
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
