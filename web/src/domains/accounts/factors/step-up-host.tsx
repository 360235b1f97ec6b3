import { lazy, Suspense, useEffect, useState } from 'react';
import { answerStepUps } from '../../../lib/step-up.ts';

const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));

/** Stands in every page: opens the dialog when a call was refused until the person proves who they are. */
export function StepUpHost() {
  const [settle, setSettle] = useState<((isProven: boolean) => void) | null>(null);
  useEffect(() => answerStepUps(() => new Promise<boolean>((resolve) => setSettle(() => resolve))), []);
  if (settle === null) return null;
  return (
    <Suspense>
      <StepUpDialog
        onDone={(isProven) => {
          setSettle(null);
          settle(isProven);
        }}
      />
    </Suspense>
  );
}
