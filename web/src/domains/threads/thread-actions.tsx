import { blockThread, reportThread } from '@plumbline/contract/domains/threads/endpoints.ts';
import { MAX_TEXT, type ThreadView } from '@plumbline/contract/domains/threads/thread.ts';
import { threadFilePath } from '@plumbline/contract/domains/threads/thread-address.ts';
import { Ban, Download, Flag } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { useForm } from '../../lib/use-form.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Textarea } from '../../ui/input.tsx';
import { type ThreadLink, useBlockThread, useReportThread } from './api.ts';
import { threadActionWords } from './thread-actions.words.ts';

const words = here(threadActionWords);

/** The actions of a conversation besides writing. */
export function ThreadActions({ view, link }: { view: ThreadView; link: ThreadLink }) {
  const isOpen = view.blockedBy === null && view.phase !== 'over';
  return (
    <div className="-mx-2.5 flex flex-wrap gap-x-2 py-3 no-print">
      <ButtonAnchor variant="text" icon={Download} href={threadFilePath(link.id, link.contractorId)}>
        {words.download}
      </ButtonAnchor>
      {view.isReported ? (
        <p className="px-2.5 py-2.5 text-ink-2">{words.reported}</p>
      ) : (
        <DialogButton variant="text" icon={Flag} dialog={(close) => <ReportDialog link={link} onClose={close} />}>
          {words.report}
        </DialogButton>
      )}
      {isOpen && (
        <DialogButton variant="danger-text" icon={Ban} dialog={(close) => <BlockDialog link={link} onClose={close} />}>
          {words.block}
        </DialogButton>
      )}
    </div>
  );
}

interface ActionDialogProps {
  link: ThreadLink;
  onClose: () => void;
}

function ReportDialog({ link, onClose }: ActionDialogProps) {
  const report = useReportThread(link);
  const form = useForm({
    to: reportThread,
    params: { id: link.id },
    idPrefix: 'report',
    initial: { note: '' },
    body: ({ note }) => ({ note, contractorId: link.contractorId }),
    send: async ({ note }) => {
      await report.mutateAsync(note);
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={words.reportTitle}
      submitLabel={words.report}
      busyLabel={words.reporting}
    >
      <p>{words.reportText}</p>
      <Field {...form.field('note')} label={words.note} required>
        {(control) => <Textarea {...control} {...form.text('note')} rows={3} maxLength={MAX_TEXT} />}
      </Field>
    </FormDialog>
  );
}

function BlockDialog({ link, onClose }: ActionDialogProps) {
  const block = useBlockThread(link);
  const form = useForm({
    to: blockThread,
    params: { id: link.id },
    idPrefix: 'block',
    initial: {},
    body: () => ({ contractorId: link.contractorId }),
    send: async () => {
      await block.mutateAsync();
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      danger
      confirms
      title={words.blockTitle}
      submitLabel={words.block}
      busyLabel={words.blocking}
      cancelLabel={words.keep}
    >
      <p>{words.blockText}</p>
    </FormDialog>
  );
}
