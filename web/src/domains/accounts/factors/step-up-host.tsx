import { useEffect, useState } from 'react';
import { answerStepUps } from '../../../lib/step-up.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

/** Stands once in each page that makes grave calls: opens the dialog when one is refused until it is proved who asks. */
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
