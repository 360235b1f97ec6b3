import clsx from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { here } from '../lib/language.ts';
import type { FieldControl } from './field.tsx';
import { Input, type InputProps } from './input.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

export interface ComboboxOption {
  id: string;
  label: string;
}

export interface ComboboxProps extends FieldControl {
  name: string;
  /** The text in the box. */
  text: string;
  onText: (text: string) => void;
  /** The options that match the text, best first. */
  options: readonly ComboboxOption[];
  onPick: (id: string) => void;
  /** Shown and announced in place of options: the reason why there are none. */
  note?: string | undefined;
  icon?: InputProps['icon'];
  placeholder?: string;
}

/** A text box with suggestions: arrows move through the list, Enter picks, Escape closes (ARIA's combobox pattern). */
export function Combobox({ text, onText, options, onPick, note, icon, placeholder, ...control }: ComboboxProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const active = Math.min(at, options.length - 1);
  const shown = open && (options.length > 0 || note !== undefined);
  const optionId = (index: number) => `${listId}-${index}`;

  const pick = (index: number) => {
    const option = options[index];
    if (!option) return;
    onPick(option.id);
    setOpen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (move !== 0) {
      event.preventDefault();
      setOpen(true);
      if (options.length > 0) setAt(open ? (active + move + options.length) % options.length : active);
    } else if (event.key === 'Enter' && shown && options.length > 0) {
      event.preventDefault();
      pick(active);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    }
  };

  return (
    <div className="relative">
      <Input
        {...control}
        {...(icon ? { icon } : {})}
        {...(placeholder ? { placeholder } : {})}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && options.length > 0 ? optionId(active) : undefined}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setAt(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label={words.suggestions}
        hidden={!shown || options.length === 0}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-auto rounded border border-line bg-surface py-1 shadow"
      >
        {options.map((option, index) => (
          <li
            key={option.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center px-3.5 hover:bg-sunken',
              index === active && 'bg-plumb-tint text-plumb-ink',
            )}
            // Runs before the blur, which would close the list.
            onMouseDown={(event) => {
              event.preventDefault();
              pick(index);
            }}
          >
            {option.label}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-1.5 text-meta text-ink-2 empty:hidden">
        {shown && options.length === 0 ? note : ''}
      </p>
    </div>
  );
}
