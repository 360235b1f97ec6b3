import * as z from 'zod';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { geocodeProjects } from './use-cases/geocode-projects.ts';

export const projectJobs = {
  'geocode-projects': jobKind({
    payload: z.object({}),
    run: (ctx, _payload, stopping) => geocodeProjects(ctx, stopping),
  }),
};

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof projectJobs> {}
}
