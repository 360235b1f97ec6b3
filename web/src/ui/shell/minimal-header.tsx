import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { neverChanges } from '../../lib/use-as-arrived.ts';
import { Frame } from '../frame.tsx';
import { Brand } from './brand.tsx';
import { LanguageLinks } from './language-links.tsx';

const SLOT_ID = 'header-aside';

/** For pages opened by a link in a message: the brand, and the name of the company or person the page is for. */
export function MinimalHeader() {
  return (
    <header className="site-header border-b border-line bg-paper">
      <Frame className="seen-whole flex h-(--header) items-center gap-4 [&>a]:shrink-0">
        <Brand />
        <div id={SLOT_ID} className="min-w-0 flex-1 truncate text-right text-meta text-ink-2" />
        <LanguageLinks />
        <span hidden />
      </Frame>
    </header>
  );
}

/** Puts the company's name, or a badge, into the minimal header of the current page. */
export function HeaderAside({ children }: { children: ReactNode }) {
  // The frame around the page renders the slot, which stays.
  const slot = useSyncExternalStore(
    neverChanges,
    () => document.getElementById(SLOT_ID),
    () => null,
  );
  return slot && createPortal(children, slot);
}
