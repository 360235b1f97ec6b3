import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { pipelineWords } from './pipeline.words.ts';
import { stagesQuery, useMovePursuit } from './pipeline-api.ts';

const words = here(pipelineWords);

export interface PursuitMarkProps {
  project: Project;
  /** Has a visible label. */
  named?: boolean;
}

/** Saves a project to the reader's pipeline, or leads to it there. */
export function PursuitMark({ project: { id, title }, named = false }: PursuitMarkProps) {
  const { data: stages } = useQuery(stagesQuery);
  const moving = useMovePursuit();
  if (stages === undefined) return null;
  const stage = stages.find(({ projectId }) => projectId === id)?.stage;
  if (stage !== undefined) {
    return (
      <ButtonLink
        to="/pipeline"
        search={{ edit: id }}
        variant="text"
        icon={BookmarkCheck}
        aria-label={words.markedAs(title, words.stage[stage])}
      >
        {named && words.stage[stage]}
      </ButtonLink>
    );
  }
  const save = async () => {
    try {
      await moving.mutateAsync({ id, stage: 'saved' });
      toast({ title: words.marked, description: words.markedText, tone: 'success' });
    } catch (error) {
      toast({ title: words.notMarked, description: sentenceFor(error), tone: 'destructive' });
    }
  };
  return (
    <Button
      variant="text"
      icon={Bookmark}
      busy={moving.isPending}
      {...(named ? { busyLabel: words.marking } : {})}
      aria-label={words.markOf(title)}
      className="noscript:hidden"
      onClick={() => void save()}
    >
      {named && words.mark}
    </Button>
  );
}
