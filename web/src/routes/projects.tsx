import { createFileRoute } from '@tanstack/react-router';
import { LeadFinderPage } from '../domains/projects/lead-finder-page.tsx';

export const Route = createFileRoute('/projects')({ component: Projects });

function Projects() {
  return (
    <LeadFinderPage title="Construction Projects" subtitle="Louisville Metro & Surrounding Counties" drawing="house" />
  );
}
