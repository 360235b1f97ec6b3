import { lazy, type ReactNode } from 'react';
import { Late } from '../../../ui/late.tsx';
import type { Receipt } from '../wizard/receipt.ts';

const Unsent = lazy(async () => ({ default: (await import('./unsent.tsx')).Unsent }));

/** Shows the page of a sent request only once it was sent, and asks for the code before that. */
export function SentPage({ receipt, children }: { receipt: Receipt | null; children: ReactNode }) {
  if (!receipt?.awaitsProof) return children;
  return (
    <Late>
      <Unsent receipt={receipt}>{children}</Unsent>
    </Late>
  );
}
