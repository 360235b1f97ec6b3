import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { BidHere } from '../domains/bids/bid-form.tsx';
import { projectFirmsQuery } from '../domains/leads/firms/project-firms-api.ts';
import { projectQuery } from '../domains/projects/api.ts';
import { ProjectPage } from '../domains/projects/pages/project-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';
import { Late } from '../ui/late.tsx';
import { RoutePending } from '../ui/shell/route-states.tsx';
import { ProjectMainAction } from './-projects/project-main-action.tsx';
import { ProjectMarks } from './-projects/project-marks.tsx';
import { ProjectOutreach } from './-projects/project-outreach.tsx';

/** The firms are in the page that arrives. Their code is loaded after the page's. */
const ProjectFirms = lazy(async () => ({
  default: (await import('../domains/leads/firms/project-firms.tsx')).ProjectFirms,
}));

/** Opened without scripts only. */
const OutreachOnPage = lazy(async () => ({
  default: (await import('./-projects/outreach-on-page.tsx')).OutreachOnPage,
}));

export const Route = createFileRoute('/projects/$projectId')({
  staticData: { rendered: true },
  loader: ({ params: { projectId }, location }) =>
    onServer((client) => {
      const { contact } = textsFrom('contact')({ ...location.search });
      return Promise.all([
        client.prefetchQuery(projectQuery(projectId)),
        client.prefetchQuery(projectFirmsQuery(projectId)),
        contact &&
          import('../domains/outreach/api.ts').then(({ readOutreach }) => readOutreach(client, projectId, contact)),
      ]);
    }),
  component: Project,
});

function Project() {
  const { projectId } = Route.useParams();
  const { bid, contact } = textsFrom('bid', 'contact')({ ...Route.useSearch() });
  const [writingTo, writeTo] = useState<string>();
  if (contact !== undefined) {
    return (
      <Suspense fallback={<RoutePending />}>
        <OutreachOnPage key={contact} projectId={projectId} step={contact} />
      </Suspense>
    );
  }
  return (
    <>
      <ProjectPage
        key={projectId}
        projectId={projectId}
        onOutreach={writeTo}
        action={(slot) => <ProjectMainAction {...slot} />}
        mark={(project) => <ProjectMarks project={project} />}
        firms={
          <Late fallback={null}>
            <ProjectFirms projectId={projectId} />
          </Late>
        }
        bid={(project) => <BidHere project={project} isSent={bid === 'sent'} />}
      />
      <ProjectOutreach projectId={writingTo} onClose={() => writeTo(undefined)} />
    </>
  );
}
