import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useClearTestData } from '../api.ts';

/** Takes the demonstration contractors away, after asking. */
export function ClearTestData() {
  const [asking, setAsking] = useState(false);
  const clear = useClearTestData();

  const confirm = async () => {
    try {
      await clear.mutateAsync();
      toast({
        title: 'Test Data Removed',
        description: 'Cleared synthetic contractor data. Only authentic companies now display.',
        tone: 'success',
      });
    } catch (error) {
      toast({
        title: 'Error',
        description: 'Failed to clear synthetic contractors. Please try again.',
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
        Remove Test Data
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove Test Data"
        danger
        confirmLabel="Remove all test contractors"
        busyLabel="Removing..."
        onConfirm={confirm}
      >
        Every sample contractor goes, with its reviews, for everyone who uses this server. Real companies stay. This
        can't be undone here.
      </ConfirmDialog>
    </>
  );
}
