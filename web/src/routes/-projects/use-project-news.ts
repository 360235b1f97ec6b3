import { useQueryClient } from '@tanstack/react-query';
import { useSources } from '../../domains/ingest/api.ts';
import { refetchProjects } from '../../domains/projects/api.ts';

const PAUSE_MS = 5000;

/** Lists, counts and maps are asked for again when a run over the sources has ended, whoever has started it. */
export function useProjectNews(): void {
  const client = useQueryClient();
  useSources(() => void refetchProjects(client), PAUSE_MS);
}
