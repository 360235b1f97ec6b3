import { createFileRoute } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { BidHere } from '../domains/bids/bid-form.tsx';
import { projectFirmsQuery } from '../domains/leads/firms/project-firms-api.ts';
import { projectQuery } from '../domains/projects/api.ts';
import { ProjectPage } from '../domains/projects/pages/project-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';
import { Late } from '../ui/late.tsx';
import { ProjectMainAction } from './-projects/project-main-action.tsx';
import { ProjectMarks } from './-projects/project-marks.tsx';
import { ProjectOutreach } from './-projects/project-outreach.tsx';

/** The firms are in the page that arrives. Their code is loaded after the page's. */
const ProjectFirms = lazy(async () => ({
  default: (await import('../domains/leads/firms/project-firms.tsx')).ProjectFirms,
}));

export const Route = createFileRoute('/projects/$projectId')({
  staticData: { rendered: true },
  loader: ({ params }) =>
    onServer((client) =>
      Promise.all([
        client.prefetchQuery(projectQuery(params.projectId)),
        client.prefetchQuery(projectFirmsQuery(params.projectId)),
      ]),
    ),
  component: Project,
});

function Project() {
  const { projectId } = Route.useParams();
  const { bid } = textsFrom('bid')({ ...Route.useSearch() });
  const [writingTo, writeTo] = useState<string>();
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
