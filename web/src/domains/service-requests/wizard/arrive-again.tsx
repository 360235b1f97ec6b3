import { draftAgain } from '@plumbline/contract/domains/service-requests/draft.ts';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { here } from '../../../lib/language.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { draftStore } from './draft-store.ts';
import { FIRST_STEP, firstMissing } from './flow.ts';
import { setDraftOfTab } from './sent-drafts.ts';
import { stepsWords } from './steps.words.ts';
import { useDraft } from './use-draft.ts';

const words = here(stepsWords).replace;

/** Fills the wizard in from an ended request that is being sent again. Never drops another draft without asking. */
export function ArriveAgain() {
  const again = useRouterState({ select: ({ location }) => location.state.again });
  const draft = useDraft();
  const navigate = useNavigate();
  const hasBegunAnother = firstMissing(draft) !== FIRST_STEP || draft.sentence !== '';

  // Clears the navigation state, so a reload does not fill anything in again.
  const fill = async () => {
    if (again === undefined) return;
    draftStore.clear();
    draftStore.change((fresh) => draftAgain(fresh, again));
    setDraftOfTab(draftStore.get().submissionKey);
    await navigate({ to: '/request-service', search: { step: 'selectPlumber' }, state: {}, replace: true });
  };
  const keep = () => navigate({ to: '/request-service', state: {}, replace: true });

  const arrive = useEffectEvent(() => {
    if (!hasBegunAnother) void fill();
  });
  useEffect(() => {
    if (again !== undefined) arrive();
  }, [again]);

  if (again === undefined || !hasBegunAnother) return null;
  return (
    <ConfirmDialog
      onClose={keep}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      danger
      onConfirm={fill}
    >
      {words.explained}
    </ConfirmDialog>
  );
}
