import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { isPlainClick } from '../lib/plain-click.ts';

export interface Tab {
  value: string;
  label: ReactNode;
  /** Next to the label. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  /** Where a tab is open when the page arrives, for pages that work without scripts. */
  hrefOf?: (value: string) => string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** The accessible label. */
  label: string;
  /** Distributes equal widths over the whole line, for a few short labels in a form. */
  fill?: boolean;
}

/**
 * Tabs on a line. Arrows move between them. They scroll sideways if they don't fit. Written here because those of Radix
 * have style attributes, which the policy of rendered pages forbids.
 */
export function Tabs({ tabs, value, onChange, label, fill = false, hrefOf }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const open = tabs.find((tab) => tab.value === value);

  // If the tabs don't fit, scrolls the open one to the middle, also when arriving counts change the widths. The page
  // itself doesn't scroll.
  const shown = useRef({ value: '', width: 0 });
  useEffect(() => {
    const line = list.current;
    const active = line?.querySelector('[data-state="active"]');
    if (!line || !active || (shown.current.value === value && shown.current.width === line.scrollWidth)) return;
    shown.current = { value, width: line.scrollWidth };
    const [all, one] = [line.getBoundingClientRect(), active.getBoundingClientRect()];
    line.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
  });

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const places: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
    const place = places[event.key];
    const to = place === undefined ? undefined : tabs.at(place === tabs.length ? 0 : place);
    if (!to) return;
    event.preventDefault();
    onChange(to.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(to.value)}"]`)?.focus();
  };

  return (
    <div>
      {/* The tabs take the focus, not the line. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={clsx('tabs', fill && 'tabs-fill')}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            tab={tab}
            id={`${id}-${tab.value}`}
            panel={`${id}-panel`}
            isOpen={tab === open}
            href={hrefOf?.(tab.value)}
            onOpen={() => onChange(tab.value)}
          />
        ))}
      </div>
      {open && (
        <div
          key={open.value}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${open.value}`}
          // Panels without a control can be reached by keyboard, too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="pt-4"
        >
          {open.content}
        </div>
      )}
    </div>
  );
}

interface TriggerProps {
  tab: Tab;
  id: string;
  panel: string;
  isOpen: boolean;
  href: string | undefined;
  onOpen: () => void;
}

function Trigger({ tab, id, panel, isOpen, href, onOpen }: TriggerProps) {
  const props = {
    id,
    role: 'tab',
    'aria-selected': isOpen,
    'aria-controls': isOpen ? panel : undefined,
    'data-state': isOpen ? 'active' : 'inactive',
    'data-value': tab.value,
    tabIndex: isOpen ? 0 : -1,
    className: 'tab',
  };
  const label = (
    <>
      {tab.label}
      {tab.count !== undefined && <span className="num text-meta text-ink-3">{tab.count}</span>}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" {...props} onClick={onOpen}>
        {label}
      </button>
    );
  }
  return (
    <a
      href={href}
      {...props}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {label}
    </a>
  );
}
