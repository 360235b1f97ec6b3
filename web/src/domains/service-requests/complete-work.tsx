import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { here } from '../../lib/language.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { workWords } from './work.words.ts';

const words = here(workWords);

export interface CompleteWorkProps extends Pick<ButtonProps, 'variant' | 'big' | 'className' | 'busy' | 'children'> {
  onComplete: () => void | Promise<unknown>;
}

/** Reports the work completed, after asking. */
export function CompleteWork({ onComplete, children, ...button }: CompleteWorkProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} icon={Check} onClick={() => setAsking(true)}>
        {children}
      </Button>
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.complete.title}
          confirmLabel={words.complete.confirm}
          cancelLabel={words.notYet}
          busyLabel={words.sending}
          onConfirm={onComplete}
        >
          {words.complete.explained(REOPEN_DAYS)}
        </ConfirmDialog>
      )}
    </>
  );
}
