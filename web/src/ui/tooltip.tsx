import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { onDemand } from '../lib/on-demand.tsx';
import type { OpenTooltipProps } from './floating.tsx';

// Specification, section 9: shown after 700 ms; within 300 ms of the previous one, immediately.
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** The pointer may take this long from the element to the text. */
const LEAVING_MS = 150;

/** For the element that the tooltip explains, which must be focusable. */
export interface TooltipTarget {
  readonly ref: Ref<HTMLButtonElement>;
  readonly 'aria-describedby': string | undefined;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

export interface TooltipProps {
  /** A few words. Never put important information only here. */
  text: ReactNode;
  /** Renders the element that it explains. */
  children: (target: TooltipTarget) => ReactNode;
  side?: OpenTooltipProps['side'];
}

/** The library that places it is loaded after the page. Without it, nothing is explained. */
const OpenTooltip = onDemand(
  async () => (await import('./floating.tsx')).OpenTooltip,
  () => null,
);

/** When a tooltip was last closed, on the page's clock. */
let closedAt = Number.NEGATIVE_INFINITY;
/** Closes the tooltip that is open. */
let closeOther: (() => void) | undefined;

/** Explains a word or an icon on hover and focus. Escape closes it. Only one is open. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const target = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);

  const stay = () => clearTimeout(timer.current);
  const close = () => {
    stay();
    setOpen(false);
  };
  const open = () => {
    stay();
    closeOther?.();
    setOpen(true);
  };
  const later = (change: () => void, ms: number) => {
    stay();
    timer.current = setTimeout(change, ms);
  };

  useEffect(() => {
    if (!isOpen) return;
    const closeThis = () => setOpen(false);
    closeOther = closeThis;
    return () => {
      closedAt = performance.now();
      if (closeOther === closeThis) closeOther = undefined;
    };
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <>
      {children({
        ref: target,
        'aria-describedby': isOpen ? id : undefined,
        onPointerEnter: ({ pointerType }) => {
          if (pointerType === 'touch') return;
          later(open, performance.now() - closedAt < SKIP_DELAY_MS ? 0 : DELAY_MS);
        },
        onPointerLeave: () => later(close, LEAVING_MS),
        onPointerDown: close,
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) open();
        },
        onBlur: close,
      })}
      {isOpen && (
        <OpenTooltip
          anchor={target}
          id={id}
          side={side}
          onClose={close}
          onEnter={stay}
          onLeave={() => later(close, LEAVING_MS)}
        >
          {text}
        </OpenTooltip>
      )}
    </>
  );
}
