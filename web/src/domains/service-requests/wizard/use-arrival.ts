import { WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../../ui/announcer.tsx';
import { focusPage } from '../../../ui/shell/route-change.tsx';
import { type Draft, withAsked, withWorkType } from './draft.ts';
import { draftStore } from './draft-store.ts';
import { reachable, stepFrom, type WizardStep } from './flow.ts';
import { useReceipt } from './receipt.ts';
import { useDraft } from './use-draft.ts';

export interface WizardSearch {
  readonly step?: string | undefined;
  /** A work type that a link has chosen already. */
  readonly workType?: string | undefined;
  /** Id of a contractor that a link has chosen already; with a work type it takes the place of an earlier choice. */
  readonly contractor?: string | undefined;
}

/**
 * The step to show for an address. A work type in it is taken as the answer to the first step; a step whose
 * forerunners are missing becomes the first missing one; then the address is set right.
 */
export function useArrival(search: WizardSearch): WizardStep {
  const draft = useDraft();
  const hasReceipt = useReceipt() !== null;
  const navigate = useNavigate();
  const chosen = WorkType.safeParse(search.workType).data;
  const arrived = (draft: Draft): Draft => {
    if (!chosen) return draft;
    const withChosen = withWorkType(draft, chosen);
    return search.contractor ? withAsked(withChosen, []) : withChosen;
  };
  const afterLink = search.contractor && draft.place ? 'selectPlumber' : 'location';
  const wanted = chosen ? afterLink : stepFrom(search.step);
  const step = reachable(wanted, arrived(draft), hasReceipt);
  const address = search.step === undefined && step === 'workType' ? undefined : step;
  const settled = search.workType === undefined && search.step === address;

  const arrive = useEffectEvent(arrived);
  useEffect(() => {
    if (settled) return;
    if (chosen) draftStore.change(arrive);
    void navigate({
      to: '/request-service',
      search: { ...(address && { step: address }), ...(search.contractor && { contractor: search.contractor }) },
      replace: true,
    });
  }, [settled, chosen, address, search.contractor, navigate]);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusPage();
    announce(document.querySelector('h1')?.textContent ?? '');
  }, [step]);

  return step;
}
