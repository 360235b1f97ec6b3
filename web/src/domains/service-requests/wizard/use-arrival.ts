import { WORK_TYPES } from '@plumbline/contract/domains/assistant/understanding.ts';
import { choiceOf } from '@plumbline/contract/kernel/choices.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { announce } from '../../../ui/announcer.tsx';
import { focusPage } from '../../../ui/shell/route-change.tsx';
import { type LinkedAnswers, withLink } from './draft-query.ts';
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

/** Returns the answers that an address brings. */
export const linkedAnswers = ({ workType, contractor }: WizardSearch): LinkedAnswers => ({
  workType: choiceOf(WORK_TYPES, workType),
  contractor,
});

/** Returns the step that an address asks for, if the steps before it are answered. */
export function wantedStep(search: WizardSearch, hasPlace: boolean): WizardStep | undefined {
  if (linkedAnswers(search).workType === undefined) return stepFrom(search.step);
  return search.contractor && hasPlace ? 'selectPlumber' : 'location';
}

/**
 * The step to show for an address. A work type in it is taken as the answer to the first step; a step whose
 * forerunners are missing becomes the first missing one; then the address is set right.
 */
export function useArrival(search: WizardSearch): WizardStep {
  const draft = useDraft();
  const hasArrived = useAsArrived();
  const hasReceipt = useReceipt() !== null;
  const navigate = useNavigate();
  const link = linkedAnswers(search);
  const step = reachable(wantedStep(search, draft.place !== null), withLink(draft, link), hasReceipt);
  const address = search.step === undefined && step === 'workType' ? undefined : step;
  // The device may know more than the server, which has rendered the page.
  const settled = hasArrived || (search.workType === undefined && search.step === address);

  const arrive = useEffectEvent(() => draftStore.change((kept) => withLink(kept, link)));
  useEffect(() => {
    if (settled) return;
    arrive();
    void navigate({
      to: '/request-service',
      search: { ...(address && { step: address }), ...(search.contractor && { contractor: search.contractor }) },
      replace: true,
    });
  }, [settled, address, search.contractor, navigate]);

  const shown = useRef({ step, hasArrived });
  useEffect(() => {
    const before = shown.current;
    shown.current = { step, hasArrived };
    if (before.step === step || before.hasArrived) return;
    focusPage();
    announce(document.querySelector('h1')?.textContent ?? '');
  }, [step, hasArrived]);

  return step;
}
