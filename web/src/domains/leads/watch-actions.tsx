import { deleteWatch, pauseWatch, resumeWatch } from '@plumbline/contract/domains/leads/endpoints.ts';
import type { Watch } from '@plumbline/contract/domains/leads/watch.ts';
import { WATCHES_PATH } from '@plumbline/contract/domains/leads/watch-address.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useNavigate } from '@tanstack/react-router';
import { Pause, Play, Trash2 } from 'lucide-react';
import { here, language } from '../../lib/language.ts';
import { useForm } from '../../lib/use-form.ts';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useDeleteWatch, usePauseWatch } from './api.ts';
import { Failure } from './failure.tsx';
import { watchWords } from './watch.words.ts';

const words = here(watchWords);
const toWatches = () => pathIn(language, WATCHES_PATH);

/** Pauses a watch, or resumes it; a form, so that it works without scripts. */
export function PauseForm({ watch: { id, pausedAt, name } }: { watch: Watch }) {
  const pausing = usePauseWatch(id);
  const isPaused = pausedAt !== null;
  const form = useForm({
    to: isPaused ? resumeWatch : pauseWatch,
    params: { id },
    initial: {},
    next: toWatches,
    send: () => pausing.mutateAsync(!isPaused),
  });
  return (
    <Form of={form}>
      <SubmitButton
        of={form}
        variant="secondary"
        big={false}
        icon={isPaused ? Play : Pause}
        busyLabel={isPaused ? words.resuming : words.pausing}
      >
        {isPaused ? words.resume : words.pause} <span className="sr-only">{name}</span>
      </SubmitButton>
    </Form>
  );
}

/** Deletes a watch, and says what that means next to the button. */
export function DeleteForm({ watch: { id } }: { watch: Watch }) {
  const navigate = useNavigate();
  const deleting = useDeleteWatch(id);
  const form = useForm({
    to: deleteWatch,
    params: { id },
    idPrefix: 'delete',
    initial: {},
    next: toWatches,
    once: true,
    send: async () => {
      await deleting.mutateAsync();
      toast({ title: words.deleted });
      await navigate({ to: '/watches' });
    },
  });
  return (
    <Form of={form} explains className="grid gap-3">
      <Failure of={form} />
      <SubmitButton of={form} variant="danger" icon={Trash2} className="justify-self-start" busyLabel={words.deleting}>
        {words.delete}
      </SubmitButton>
    </Form>
  );
}
