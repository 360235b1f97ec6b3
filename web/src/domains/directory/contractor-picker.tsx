import { bestMatches } from '@plumbline/contract/domains/directory/best-matches.ts';
import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { MailOpen, Users } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { here } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterForm, type FilterFormProps } from '../../ui/filter-form.tsx';
import { WithAside } from '../../ui/frame.tsx';
import { type ContractorSearch, contractorsQuery } from './api.ts';
import { BestMatches, BestMatchesDialog } from './best-matches-dialog.tsx';
import { asksAbout, BEST, OPEN } from './choice-button.ts';
import { contractorWords } from './contractor.words.ts';
import { ContractorList, ContractorListLoading } from './contractor-list.tsx';
import { OtherWay } from './other-choice.tsx';
import { useNearest, useWanted } from './picker-contractors.ts';
import { SelectDialog, SelectQuestion } from './select-dialog.tsx';

const words = here(contractorWords);

export interface ContractorPickerProps {
  search: ContractorSearch;
  /** The search parameters to keep while asking without scripts. */
  keep: FilterFormProps['keep'];
  /** Without scripts: what the address asks about. A contractor's id, or `BEST`. */
  asking: string | undefined;
  /** Asks about it on the page itself. */
  confirm: (question: ConfirmQuestion) => ReactNode;
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
  /** How soon the contractors would answer. */
  answering: Answering;
}

/** How soon contractors would answer. */
export interface Answering {
  /** True until that is known, so that nothing moves. */
  readonly isLoading: boolean;
  /** Another list to show, in the order in which they would answer. */
  readonly contractors: readonly FoundContractor[] | undefined;
  /** Whether a contractor answers at this hour, as far as it is known. */
  readonly isAble: (contractor: FoundContractor) => boolean;
  /** 'Open now'. */
  readonly line: (contractor: FoundContractor) => string | undefined;
  /** Above the list. */
  readonly above: ReactNode;
}

/** A question on the page: whether to ask these contractors. */
export interface ConfirmQuestion {
  readonly title: string;
  readonly confirmLabel: string;
  readonly contractors: readonly FoundContractor[];
  readonly children: ReactNode;
}

/** The number of contractors asked at once. */
const BEST_MATCHES = 3;

/** Contractors to choose from: one of them, or the best three. Asks before anything is chosen. */
export function ContractorPicker(props: ContractorPickerProps) {
  const {
    search,
    keep,
    asking: asked,
    confirm,
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
    answering,
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

  // A list that could not be refetched, such as without a connection, is still worth showing. What comes above it has
  // arrived by then, so that nothing moves.
  if (!found.data || nearest === undefined || named === undefined || answering.isLoading) {
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

  const ordered = answering.contractors ?? found.data.contractors;
  const others = ordered.filter(({ id }) => id !== named?.id);
  const contractors = wantedOne ? [wantedOne, ...others] : ordered;
  if (contractors.length === 0) {
    return (
      <EmptyState title={words.noneFound} drawing="pin" action={emptyAction}>
        {words.expanding(place)}
      </EmptyState>
    );
  }

  const best = bestMatches(candidates(nearest, answering), BEST_MATCHES);
  const canAskBest = best.length > 1;
  const askBest = () => setAskingBest(true);
  const askBestLabel = words.askBest(String(best.length));

  return (
    <>
      {asked === BEST && canAskBest
        ? confirm({
            title: askBestLabel,
            confirmLabel: words.askThese(String(best.length)),
            contractors: best,
            children: <BestMatches contractors={best} />,
          })
        : contractors
            .filter(({ id }) => id === asked)
            .map((contractor) =>
              confirm({
                title: words.selectTitle,
                confirmLabel: words.selectTitle,
                contractors: [contractor],
                children: <SelectQuestion contractor={contractor} />,
              }),
            )}
      {answering.above}
      <FilterForm keep={keep} onFilter={() => undefined}>
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
                  <Button type="submit" block icon={Users} {...asksAbout(BEST, askBest)}>
                    {askBestLabel}
                  </Button>
                </Card>
              )}
              <Card as="section" aria-labelledby="come-to-me-title">
                <h2 id="come-to-me-title" className="text-body">
                  {words.comparePrices}
                </h2>
                <p className="mt-0.5 mb-3 text-ink-2">{words.nobodyAsked}</p>
                <Button type="submit" block icon={MailOpen} {...asksAbout(OPEN, onOpenDoor)}>
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
              <OtherWay icon={Users} label={askBestLabel} {...asksAbout(BEST, askBest)}>
                {words.notSureFirst}
              </OtherWay>
            )}
            <OtherWay icon={MailOpen} label={words.letThemCome} {...asksAbout(OPEN, onOpenDoor)}>
              {words.compareTheirPrices}
            </OtherWay>
          </div>
          <ContractorList
            contractors={contractors}
            totalFound={Math.max(found.data.totalFound, contractors.length)}
            selected={selected}
            onSelect={setAsking}
            isSoonestFirst={answering.contractors !== undefined}
            answersOf={answering.line}
          />
          <div className="mt-6 lg:hidden">{trust}</div>
        </WithAside>
      </FilterForm>
      {asking && <SelectDialog contractor={asking} onClose={() => setAsking(null)} onConfirm={onSelect} />}
      {askingBest && (
        <BestMatchesDialog
          contractors={best}
          onClose={() => setAskingBest(false)}
          onConfirm={() => onSelectBest(best)}
        />
      )}
    </>
  );
}

/** Returns the contractors among whom the best are asked. In the order of answers, those who answer now, if several do. */
function candidates(
  nearest: readonly FoundContractor[],
  { contractors, isAble }: Answering,
): readonly FoundContractor[] {
  const able = contractors?.filter(isAble) ?? [];
  return able.length > 1 ? able : nearest;
}
