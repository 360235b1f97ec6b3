import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { here } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useClearTestData } from '../api.ts';
import { finderWords } from './finder.words.ts';

const words = here(finderWords);

/** Removes the demonstration contractors, after asking. */
export function ClearTestData() {
  const [asking, setAsking] = useState(false);
  const clear = useClearTestData();

  const confirm = async () => {
    try {
      await clear.mutateAsync();
      toast({
        title: words.testDataRemoved,
        description: words.cleared,
        tone: 'success',
      });
    } catch (error) {
      toast({
        title: words.error,
        description: words.clearFailed,
        tone: 'destructive',
      });
      throw error;
    }
  };

  return (
    <>
      <Button
        variant="danger-text"
        icon={Trash2}
        className="-mx-2.5 sm:-my-2.5"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {words.removeTestData}
      </Button>
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.removeTestData}
          danger
          confirmLabel={words.removeAll}
          busyLabel={words.removing}
          onConfirm={confirm}
        >
          {words.everySampleGoes}
        </ConfirmDialog>
      )}
    </>
  );
}
