import { cancelServiceRequest } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useCancelRequest } from '../api.ts';
import { actionsWords } from './actions.words.ts';

const words = here(actionsWords);

export interface CancelDialogProps {
  requestId: string;
  onClose: () => void;
  /** Called after it was canceled, or refused because something else had happened: the record needs a reload. */
  onMoved: () => void;
  onRefused: () => void;
}

/** Asks before the whole request is canceled. */
export function CancelDialog({ requestId, onClose, onMoved, onRefused }: CancelDialogProps) {
  const cancel = useCancelRequest(requestId);
  const form = useForm({
    to: cancelServiceRequest,
    params: { id: requestId },
    initial: {},
    send: async () => {
      await cancel.mutateAsync();
      onClose();
      onMoved();
    },
    onRefused: (error) => {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
      onRefused();
      // Something else has already happened, so repeating it makes no sense. Otherwise the dialog stays for another try.
      if (error instanceof ApiError && error.status === 409) onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={words.cancel.title}
      submitLabel={words.cancel.button}
      busyLabel={words.cancel.busy}
      cancelLabel={words.cancel.keep}
      confirms
      danger
    >
      <p>{words.cancel.explained}</p>
    </FormDialog>
  );
}
