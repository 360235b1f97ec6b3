import { bestMatches } from '@plumbline/contract/domains/directory/best-matches.ts';
import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, type LucideIcon, MailOpen, Users } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { here } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { WithAside } from '../../ui/frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tooltips } from '../../ui/tooltip.tsx';
import { type ContractorSearch, contractorQuery, contractorsQuery } from './api.ts';
import { BestMatchesDialog } from './best-matches-dialog.tsx';
import { contractorWords } from './contractor.words.ts';
import { ContractorList, ContractorListLoading } from './contractor-list.tsx';
import { SelectDialog } from './select-dialog.tsx';

const words = here(contractorWords);

export interface ContractorPickerProps {
  search: ContractorSearch;
  /** 'Louisville, KY'. */
  place: string;
  selected: readonly ContractorId[];
  /** A contractor named by the link: put on top of the list if it exists, and chosen if no one is yet. */
  wanted?: string | undefined;
  onWanted: (contractor: FoundContractor) => void;
  /** Called after the dialog. */
  onSelect: (contractor: FoundContractor) => void;
  onSelectBest: (contractors: readonly FoundContractor[]) => void;
  /** Skips choosing: contractors come to the customer. Asks for confirmation first. */
  onOpenDoor: () => void;
  /** Above the list on phones: who gets what. */
  note: ReactNode;
  /** The selection, shown next to the list on wide screens. */
  choice: ReactNode;
  /** … and who sees what. */
  trust: ReactNode;
  /** Shown if no contractors are found. */
  emptyAction: ReactNode;
}

/** The number of contractors asked at once. */
const BEST_MATCHES = 3;

/** Contractors to choose from: one of them, or the best three. Asks before anything is chosen. */
export function ContractorPicker(props: ContractorPickerProps) {
  const {
    search,
    place,
    selected,
    wanted,
    onWanted,
    onSelect,
    onSelectBest,
    onOpenDoor,
    note,
    choice,
    trust,
    emptyAction,
  } = props;
  const [asking, setAsking] = useState<FoundContractor | null>(null);
  const [askingBest, setAskingBest] = useState(false);
  const found = useQuery(contractorsQuery(search));
  const named = useWanted(wanted);
  const nearest = useNearest(search, found.data);

  const listed = found.data?.contractors.find(({ id }) => id === named?.id);
  const wantedOne = found.data && (listed ?? named);
  const choose = useEffectEvent(onWanted);
  const isOpen = selected.length === 0;
  useEffect(() => {
    if (wantedOne && isOpen) choose(wantedOne);
  }, [wantedOne, isOpen]);

  // A list that could not be refetched, such as without a connection, is still worth showing.
  if (!found.data) {
    if (!found.isError) return <ContractorListLoading />;
    return (
      <ErrorState
        title={words.fetchFailed}
        error={found.error}
        onRetry={() => found.refetch()}
        busy={found.isFetching}
      />
    );
  }

  const others = found.data.contractors.filter(({ id }) => id !== named?.id);
  const contractors = wantedOne ? [wantedOne, ...others] : found.data.contractors;
  if (contractors.length === 0) {
    return (
      <EmptyState title={words.noneFound} drawing="pin" action={emptyAction}>
        {words.expanding(place)}
      </EmptyState>
    );
  }

  const best = bestMatches(nearest, BEST_MATCHES);
  const canAskBest = best.length > 1;
  const askBest = () => setAskingBest(true);
  const askBestLabel = words.askBest(String(best.length));

  return (
    <Tooltips>
      <WithAside
        aside={
          <div className="hidden space-y-4 lg:block">
            {choice}
            {canAskBest && (
              <Card as="section" aria-labelledby="ask-best-title">
                <h2 id="ask-best-title" className="text-body">
                  {words.notSureWhich}
                </h2>
                <p className="mt-0.5 mb-3 text-ink-2">{words.someGetJob(best.length)}</p>
                <Button block icon={Users} aria-haspopup="dialog" onClick={askBest}>
                  {askBestLabel}
                </Button>
              </Card>
            )}
            <Card as="section" aria-labelledby="come-to-me-title">
              <h2 id="come-to-me-title" className="text-body">
                {words.comparePrices}
              </h2>
              <p className="mt-0.5 mb-3 text-ink-2">{words.nobodyAsked}</p>
              <Button block icon={MailOpen} aria-haspopup="dialog" onClick={onOpenDoor}>
                {words.letThemCome}
              </Button>
            </Card>
            {trust}
          </div>
        }
      >
        <div className="mb-4 space-y-3 lg:hidden">
          {note}
          {canAskBest && (
            <OtherWay icon={Users} label={askBestLabel} onPress={askBest}>
              {words.notSureFirst}
            </OtherWay>
          )}
          <OtherWay icon={MailOpen} label={words.letThemCome} onPress={onOpenDoor}>
            {words.compareTheirPrices}
          </OtherWay>
        </div>
        <ContractorList
          contractors={contractors}
          totalFound={Math.max(found.data.totalFound, contractors.length)}
          selected={selected}
          onSelect={setAsking}
        />
        <div className="mt-6 lg:hidden">{trust}</div>
      </WithAside>
      {asking && <SelectDialog contractor={asking} onClose={() => setAsking(null)} onConfirm={onSelect} />}
      {askingBest && (
        <BestMatchesDialog
          contractors={best}
          onClose={() => setAskingBest(false)}
          onConfirm={() => onSelectBest(best)}
        />
      )}
    </Tooltips>
  );
}

interface OtherWayProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  children: string;
}

/** On phones: an alternative to picking from the list. Opens a dialog. */
function OtherWay({ icon, label, onPress, children }: OtherWayProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="flex min-h-15 w-full items-center gap-3 rounded border border-line-strong bg-surface px-4 py-2.5 text-left"
    >
      <Icon of={icon} />
      <span className="min-w-0">
        <b className="block leading-[1.3rem]">{label}</b>
        <span className="block text-meta text-ink-2">{children}</span>
      </span>
      <Icon of={ChevronRight} className="ml-auto text-ink-3" />
    </button>
  );
}

/** Returns the nearest contractors, paid placement aside. The first page holds them if it is the only one. */
function useNearest(
  search: ContractorSearch,
  first: { contractors: readonly FoundContractor[]; totalFound: number } | undefined,
): readonly FoundContractor[] {
  const holdsAll = first !== undefined && first.totalFound <= first.contractors.length;
  const { data } = useQuery({
    ...contractorsQuery({ ...search, sort: 'distance' }),
    enabled: first !== undefined && !holdsAll,
  });
  return (holdsAll ? first : data)?.contractors ?? [];
}

/** Returns the contractor with an id once it is known to exist; undefined for an unknown id. */
function useWanted(wanted: string | undefined): FoundContractor | undefined {
  const id = ContractorId.safeParse(wanted ?? '-');
  const { data } = useQuery({
    ...contractorQuery(id.data ?? ContractorId.parse('-')),
    enabled: wanted !== undefined && id.success,
  });
  return data && { ...data, distance: null, reviews: [] };
}
