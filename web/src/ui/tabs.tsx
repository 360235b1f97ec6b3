import clsx from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

export interface Tab {
  value: string;
  label: ReactNode;
  /** Next to the label. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** The accessible label. */
  label: string;
  /** Distributes equal widths over the whole line, for a few short labels in a form. */
  fill?: boolean;
}

/** Tabs on a line. Arrows move between them. They scroll sideways if they don't fit. */
export function Tabs({ tabs, value, onChange, label, fill = false }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // If the tabs don't fit, scrolls the open one to the middle, also when arriving counts change the widths. The page
  // itself doesn't scroll.
  const shown = useRef({ value: '', width: 0 });
  useEffect(() => {
    const line = list.current;
    const open = line?.querySelector('[data-state="active"]');
    if (!line || !open || (shown.current.value === value && shown.current.width === line.scrollWidth)) return;
    shown.current = { value, width: line.scrollWidth };
    const [all, one] = [line.getBoundingClientRect(), open.getBoundingClientRect()];
    line.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
  });

  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List ref={list} aria-label={label} className={clsx('tabs', fill && 'tabs-fill')}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
            {tab.count !== undefined && <span className="num text-meta text-ink-3">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
