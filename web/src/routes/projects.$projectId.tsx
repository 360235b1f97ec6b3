import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { BidHere } from '../domains/bids/bid-form.tsx';
import { projectQuery } from '../domains/projects/api.ts';
import { ProjectPage } from '../domains/projects/pages/project-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';
import { ProjectMainAction } from './-projects/project-main-action.tsx';
import { ProjectMarks } from './-projects/project-marks.tsx';
import { ProjectOutreach } from './-projects/project-outreach.tsx';

export const Route = createFileRoute('/projects/$projectId')({
  staticData: { rendered: true },
  loader: ({ params }) => onServer((client) => client.prefetchQuery(projectQuery(params.projectId))),
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
        bid={(project) => <BidHere project={project} isSent={bid === 'sent'} />}
      />
      <ProjectOutreach projectId={writingTo} onClose={() => writeTo(undefined)} />
    </>
  );
}
