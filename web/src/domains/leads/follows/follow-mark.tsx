import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { BellPlus, BellRing } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { followWords } from './follow.words.ts';
import { ALL_REMINDERS, followsQuery, useFollow } from './follow-api.ts';

const words = here(followWords);

export interface FollowMarkProps {
  project: { id: ProjectId; title: string };
  /** Has a visible label. */
  named?: boolean;
}

/** Follows a project with all reminders, or leads to those that the reader gets. */
export function FollowMark({ project: { id, title }, named = false }: FollowMarkProps) {
  const { data: follows } = useQuery(followsQuery);
  const following = useFollow(id);
  if (follows === undefined) return null;
  if (follows.some(({ project }) => project.id === id)) {
    return (
      <ButtonLink
        to="/watches"
        search={{ follow: id }}
        variant="text"
        icon={BellRing}
        aria-label={words.followingOf(title)}
      >
        {named && words.following}
      </ButtonLink>
    );
  }
  const follow = async () => {
    try {
      await following.mutateAsync(ALL_REMINDERS);
      toast({ title: words.started, description: words.startedText, tone: 'success' });
    } catch (error) {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
    }
  };
  return (
    <Button
      variant="text"
      icon={BellPlus}
      busy={following.isPending}
      {...(named ? { busyLabel: words.starting } : {})}
      aria-label={words.followOf(title)}
      className="noscript:hidden"
      onClick={() => void follow()}
    >
      {named && words.follow}
    </Button>
  );
}
