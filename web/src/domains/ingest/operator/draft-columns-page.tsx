import { sourceWords } from '@plumbline/contract/domains/ingest/source.words.ts';
import type { SourceDraft, SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { draftQuery } from './calls.ts';
import { ColumnsForm } from './columns-form.tsx';
import { draftWords } from './draft.words.ts';
import { DraftFrame, type DraftStep } from './draft-frame.tsx';
import { DraftRows } from './draft-table.tsx';
import { FixedColumns } from './known-columns.tsx';

const words = here(draftWords);
const kinds = here(sourceWords).kind;

/** Loads a source that is being added, inside its frame. */
export function WithDraft({
  id,
  step,
  children,
}: {
  id: SourceDraftId;
  step: DraftStep;
  children: (draft: SourceDraft) => React.ReactNode;
}) {
  const { data, error, isFetching, refetch } = useQuery(draftQuery(id));
  return (
    <DraftFrame step={step} draftId={id} {...(data && { name: data.name, about: aboutOf(data) })}>
      {!data && error && <ErrorState error={error} busy={isFetching} onRetry={refetch} />}
      {!data && !error && (
        <Loading label={words.loading}>
          <SkeletonCard />
        </Loading>
      )}
      {data && children(data)}
    </DraftFrame>
  );
}

const aboutOf = ({ address, kind }: SourceDraft): string =>
  [address, kinds[kind]].filter((part) => part !== null).join(', ');

/** The second step of adding a source: which column is what, beside the rows as projects. */
export function DraftColumnsPage({ id }: { id: SourceDraftId }) {
  return (
    <WithDraft id={id} step="columns">
      {(draft) => (
        <>
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            {draft.isTable ? <ColumnsForm draft={draft} /> : <FixedColumns counts={draft.counts} />}
            <DraftRows draft={draft} />
          </div>
          <div className="mt-6 flex justify-end border-t border-line pt-4">
            <ButtonLink
              to="/operator/sources"
              search={{ draft: id, tab: 'rules' }}
              variant="primary"
              big
              iconEnd={ArrowRight}
            >
              {words.columns.next}
            </ButtonLink>
          </div>
        </>
      )}
    </WithDraft>
  );
}
