import { feeSentence } from '@plumbline/contract/kernel/site.ts';
import { type LucideIcon, PhoneOff, Receipt, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { here, language } from '../../lib/language.ts';
import { site } from '../../lib/site.ts';
import { Frame } from '../../ui/frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import { landingWords } from './landing.words.ts';

const words = here(landingWords);

function Promised({ icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[32px_1fr] gap-x-3">
      <Icon of={icon} size="large" className="size-7 text-plumb-ink" />
      <div>
        <h3 className="mb-0.5 text-title tracking-[-0.01em]">{title}</h3>
        <p className="text-ink-2">{children}</p>
      </div>
    </li>
  );
}

/** The product's promises, stated before anyone enters anything. */
export function Promises() {
  return (
    <Frame as="section" aria-labelledby="promises" className="pt-8 pb-12">
      <h2 id="promises" className="sr-only">
        {words.promises}
      </h2>
      <ul className="grid gap-6 lg:grid-cols-3 lg:gap-12">
        <Promised icon={User} title={words.one}>
          {words.oneDetail}
        </Promised>
        <Promised icon={Receipt} title={words.price}>
          {words.free} {feeSentence(site, language)}
        </Promised>
        <Promised icon={PhoneOff} title={words.number}>
          {words.numberDetail}
        </Promised>
      </ul>
    </Frame>
  );
}
