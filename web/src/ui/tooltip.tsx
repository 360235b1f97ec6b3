import { Tooltip as Radix } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

// Specification, section 9: shown after 700 ms; within 300 ms of the previous one, immediately.
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

const Shared = createContext(false);

/** Wraps a page with several tooltips, so that they share the short delay. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Shared value={true}>{children}</Shared>
    </Radix.Provider>
  );
}

export interface TooltipProps {
  /** A few words. Never put important information only here. */
  text: ReactNode;
  /** The element that it explains, which must be focusable. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** Explains a word or an icon on hover and focus. Escape closes it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const shared = useContext(Shared);
  const tooltip = (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-72 rounded bg-ink px-3 py-2 text-meta text-paper shadow"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return shared ? tooltip : <Tooltips>{tooltip}</Tooltips>;
}
