import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ProjectFirms } from '../../domains/leads/firms/project-firms.tsx';
import { OutreachPage } from '../../domains/outreach/outreach-page.tsx';
import { projectQuery } from '../../domains/projects/api.ts';
import { here } from '../../lib/language.ts';
import { dashboardWords } from '../-dashboard/dashboard.words.ts';

const words = here(dashboardWords).outreach;

const NOBODY = { name: '', company: '', phone: '', email: '' };

/** Gathers the parts of 'Secure This Job' as pages from other domains. */
export function OutreachOnPage({ projectId, step }: { projectId: string; step: string }) {
  const project = useQuery(projectQuery(projectId));
  const navigate = useNavigate();
  return (
    <OutreachPage
      projectId={projectId}
      step={step}
      project={project}
      bidder={NOBODY}
      firms={<ProjectFirms projectId={projectId} level={3} />}
      followUp={<p className="text-ink-2">{words.signIn}</p>}
      onWritten={({ approvalId }) =>
        void navigate({ to: '/projects/$projectId', params: { projectId }, search: { contact: approvalId } })
      }
    />
  );
}
