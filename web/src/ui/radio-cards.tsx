import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second, smaller line. */
  detail?: ReactNode;
  /** At the right edge, such as a price. */
  end?: ReactNode;
  icon?: LucideIcon;
  disabled?: boolean;
}

export interface RadioCardsProps {
  /** The options of a question. Use it inside a `FieldGroup`, which states the question. */
  options: readonly RadioOption[];
  /** From 640 px, this many side by side. */
  columns?: 1 | 2 | 3 | 4;
  input: Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked'>;
  /** The chosen value, '' for none. `{...form.choice('urgency')}` provides both. */
  value: string;
  className?: string;
}

const columnClass = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4' } as const;

/** A choice of a few options, each a card to click. Native radios keep arrows, forms and screen readers working. */
export function RadioCards({ options, columns = 1, input, value, className }: RadioCardsProps) {
  return (
    <div className={clsx('grid gap-2', columnClass[columns], className)}>
      {options.map((option) => (
        <label key={option.value} className="radio-card">
          <input
            {...input}
            type="radio"
            value={option.value}
            disabled={option.disabled}
            checked={value === option.value}
            className="radio"
          />
          {option.icon && <Icon of={option.icon} className="text-ink-2" />}
          <span className="min-w-0">
            <span className="block leading-[1.3rem] font-strong">{option.label}</span>
            {option.detail && <span className="block text-meta leading-[1.2rem] text-ink-2">{option.detail}</span>}
          </span>
          {option.end && <span className="num ml-auto shrink-0 pl-2">{option.end}</span>}
        </label>
      ))}
    </div>
  );
}
