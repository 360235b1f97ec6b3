import { ButtonLink } from '../../ui/button.tsx';
import { type EmptyDrawing, EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/frame.tsx';
import { StatsStrip } from './stats-strip.tsx';

export interface LeadFinderPageProps {
  title: string;
  subtitle: string;
  drawing: EmptyDrawing;
}

/** Heading, counts, and the list while no source is connected: empty, and saying why. */
export function LeadFinderPage({ title, subtitle, drawing }: LeadFinderPageProps) {
  return (
    <Page>
      <h1>{title}</h1>
      <p className="text-ink-2">{subtitle}</p>
      <div className="mt-4 max-w-dialog-medium">
        <StatsStrip />
      </div>
      <EmptyState
        title="No Projects Found"
        drawing={drawing}
        className="mt-4"
        action={<ButtonLink to="/request-service">Request Service</ButtonLink>}
      >
        The sources of construction projects are not connected yet. They will be listed here, each with its source and
        when it was last checked.
      </EmptyState>
    </Page>
  );
}
