import { useQueryClient } from '@tanstack/react-query';
import { BidAction } from '../../domains/bids/bid-action.tsx';
import { refetchProjects, showInReview } from '../../domains/projects/api.ts';
import { ContactAction } from '../../domains/projects/contact-action.tsx';
import type { ProjectAction } from '../../domains/projects/list/project-card.tsx';
import { isSomebodyNamed, takesBids } from '../../domains/projects/project-contact.ts';

/**
 * The main action of a project on any page: a bid where it takes bids, else contacting who is named; nothing if nobody is.
 * A bid updates the projects shown.
 */
export function ProjectMainAction({ onOutreach, ...slot }: Parameters<ProjectAction>[0]) {
  const client = useQueryClient();
  if (!takesBids(slot.project))
    return isSomebodyNamed(slot.project) && <ContactAction {...slot} onOutreach={onOutreach} />;
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
