import { stopFollowing } from '@plumbline/contract/domains/leads/follow-endpoints.ts';
import { WATCHES_PATH } from '@plumbline/contract/domains/leads/watch-address.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useNavigate } from '@tanstack/react-router';
import { BellOff } from 'lucide-react';
import { here, language } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Failure } from '../failure.tsx';
import { followWords } from './follow.words.ts';
import { useStopFollowing } from './follow-api.ts';

const words = here(followWords);

/** Stops following a project; a form, so that it works without scripts. */
export function StopFollowingForm({
  project: { id, title },
  isDanger = false,
}: {
  project: { id: ProjectId; title: string };
  /** Stands by itself, below what it means. */
  isDanger?: boolean;
}) {
  const navigate = useNavigate();
  const stopping = useStopFollowing(id);
  const form = useForm({
    to: stopFollowing,
    params: { id },
    idPrefix: 'stop',
    initial: {},
    next: () => pathIn(language, WATCHES_PATH),
    once: true,
    send: async () => {
      await stopping.mutateAsync();
      toast({ title: words.stopped });
      await navigate({ to: '/watches' });
    },
  });
  return (
    <Form of={form} className="grid gap-3">
      <Failure of={form} />
      <SubmitButton
        of={form}
        variant={isDanger ? 'danger' : 'secondary'}
        big={isDanger}
        icon={BellOff}
        className="justify-self-start"
        busyLabel={words.stopping}
      >
        {words.stop} <span className="sr-only">{title}</span>
      </SubmitButton>
    </Form>
  );
}
