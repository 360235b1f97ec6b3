import { createFileRoute } from '@tanstack/react-router';
import { LeadFinderPage } from '../domains/projects/lead-finder-page.tsx';

export const Route = createFileRoute('/map')({ component: MapView });

function MapView() {
  return <LeadFinderPage title="Project Map" subtitle="Louisville Metro & Surrounding Counties" drawing="pin" />;
}
