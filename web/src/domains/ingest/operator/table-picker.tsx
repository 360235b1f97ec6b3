import { MAX_SOURCE_FILE_BYTES } from '@plumbline/contract/domains/ingest/operator-endpoints.ts';
import type { SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { here } from '../../../lib/language.ts';
import { fieldProblems, sentenceFor } from '../../../lib/problem-sentences.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { uploadFile } from './calls.ts';
import { draftWords } from './draft.words.ts';

const words = here(draftWords).address;

/** Hands over a file of rows. Without scripts, a table can be pasted instead. */
export function FilePicker({ onDraft }: { onDraft: (draft: { id: SourceDraftId }) => unknown }) {
  const asArrived = useAsArrived();
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (asArrived) return null;

  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    try {
      onDraft(await uploadFile(file));
    } catch (error) {
      setProblem(fieldProblems(error).file ?? sentenceFor(error));
    } finally {
      setBusy(false);
      target.value = '';
    }
  };

  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={FileUp} busy={busy} busyLabel={words.uploading} onClick={() => picker.current?.click()}>
          {words.file}
        </Button>
        <span className="text-meta text-ink-2">{words.fileHint(MAX_SOURCE_FILE_BYTES / 1024 / 1024)}</span>
      </div>
      <input
        ref={picker}
        type="file"
        aria-label={words.file}
        accept=".csv,.tsv,.txt,.json,.geojson,.ndjson,.jsonl"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void pick(event)}
      />
      <FieldError name="file">{problem}</FieldError>
    </div>
  );
}
