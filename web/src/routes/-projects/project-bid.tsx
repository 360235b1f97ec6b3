import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { useQueryClient } from '@tanstack/react-query';
import { BidAction } from '../../domains/bids/bid-action.tsx';
import { refetchProjects, showInReview } from '../../domains/projects/api.ts';

/** The bid action of a project on any page. A bid updates the projects shown. */
export function ProjectBid(slot: { project: Project; big?: boolean }) {
  const client = useQueryClient();
  return (
    <BidAction
      {...slot}
      onSubmitted={(projectId) => {
        showInReview(client, projectId);
        void refetchProjects(client);
      }}
      onTooLate={() => void refetchProjects(client)}
    />
  );
}
