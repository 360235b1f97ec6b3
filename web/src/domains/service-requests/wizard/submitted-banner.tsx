import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { sentWords } from './sent.words.ts';

/** The heading of the two pages that follow a submission. */
export function SubmittedBanner({ children }: { children: ReactNode }) {
  return (
    <div data-keep-clear className="flex items-start gap-4 rounded bg-green-tint p-4 lg:px-6 lg:py-5">
      <Icon of={CircleCheck} size="large" className="mt-0.75 text-green-ink" />
      <div className="min-w-0">
        <h1>{here(sentWords).submitted}</h1>
        <p className="mt-0.5">{children}</p>
      </div>
    </div>
  );
}
