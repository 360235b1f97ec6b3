import { useEffect, useState } from 'react';
import { answerStepUps } from '../../../lib/step-up.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

/**
 * Rendered once in each page that makes step-up calls: opens the dialog when a call is refused until the person proves
 * who they are.
 */
export function StepUpHost() {
  const [settle, setSettle] = useState<((isProven: boolean) => void) | null>(null);
  useEffect(() => answerStepUps(() => new Promise<boolean>((resolve) => setSettle(() => resolve))), []);
  if (settle === null) return null;
  return (
    <StepUpDialog
      onDone={(isProven) => {
        setSettle(null);
        settle(isProven);
      }}
    />
  );
}
