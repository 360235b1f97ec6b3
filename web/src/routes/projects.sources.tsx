import { createFileRoute } from '@tanstack/react-router';
import { SourcesPage } from '../domains/ingest/sources-page.tsx';

export const Route = createFileRoute('/projects/sources')({ component: SourcesPage });
