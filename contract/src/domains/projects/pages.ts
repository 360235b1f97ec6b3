import type { ProjectId } from '../../kernel/id.ts';

/** Returns the path of a project's page, which a shared link opens. */
export const projectPath = (id: ProjectId): string => `/projects/${id}`;
