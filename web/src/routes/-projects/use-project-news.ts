import { useQueryClient } from '@tanstack/react-query';
import { useSources } from '../../domains/ingest/api.ts';
import { refetchProjects } from '../../domains/projects/api.ts';

const PAUSE_MS = 5000;

/** Refetches lists, counts and maps after a run over the sources, no matter who started it. */
export function useProjectNews(): void {
  const client = useQueryClient();
  useSources(() => void refetchProjects(client), PAUSE_MS);
}
