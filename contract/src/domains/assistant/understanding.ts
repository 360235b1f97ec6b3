import * as z from 'zod';

export const WorkType = z.enum(['plumbing', 'electrical', 'hvac', 'handyman', 'specific-project']);
export type WorkType = z.infer<typeof WorkType>;

export const ProjectType = z.enum(['emergency', 'repair', 'installation', 'maintenance', 'renovation']);
export type ProjectType = z.infer<typeof ProjectType>;

export const Urgency = z.enum(['low', 'medium', 'high']);
export type Urgency = z.infer<typeof Urgency>;

/** What a sentence about a job was understood to say. */
export const Understanding = z.object({
  workType: WorkType,
  projectType: ProjectType,
  urgency: Urgency,
  /** The person's own words, cleaned of filler. */
  description: z.string(),
  /** One sentence to show at once when life or property is in danger (gas, sparks, flooding), else null. */
  safety: z.string().nullable(),
});
export type Understanding = z.infer<typeof Understanding>;
