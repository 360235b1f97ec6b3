import * as z from 'zod';
import { OfferMapping } from '../../../domains/ingest/rules/source-mapping.ts';
import { expectShape, hostOf, parseJson } from './kind-reader.ts';
import { sampleTitles } from './sample-rows.ts';
import type { Kind, ReadRow } from './source-kind.ts';
import { SourceProblem } from './source-problem.ts';

const text = z.union([z.string(), z.number()]).transform(String);
const Project = z.object({
  ProjectID: text,
  ReferenceID: text.nullish(),
  ProjectName: z.string(),
  ProjectStatusID: text.nullish(),
  DateClose: z.string().nullish(),
  DepartmentID: text.nullish(),
});
/** An object keyed by id becomes a list if it is empty. */
const keyed = <T extends z.ZodType>(value: T) =>
  z.union([z.record(z.string(), value), z.array(z.never()).transform((): Record<string, z.infer<T>> => ({}))]);
const Portal = z.object({
  success: z.union([z.number(), z.boolean()]),
  message: z.string().nullish(),
  payload: z.object({
    projects: keyed(z.unknown()),
    departments: keyed(z.object({ DepartmentName: z.string().nullish() })).nullish(),
  }),
});
const Refused = z.object({ success: z.union([z.literal(0), z.literal(false)]), message: z.string().nullish() });

const OPEN = '2';
/** Characters of what the portal says of an error. */
const MAX_SAID = 200;
const PATH = '/PublicPortal/getOpenPublicOpportunitiesSectionData';

const samplePortal = (name: string) => {
  const projects = sampleTitles.map((title, at) => [at + 1, { ProjectID: at + 1, [name]: title }]);
  return JSON.stringify({ success: 1, payload: { projects: Object.fromEntries(projects) } });
};

/**
 * The open opportunities of a Bonfire procurement portal (`https://city.bonfirehub.com`). `DateClose` is UTC, although
 * nothing says so: the portal's own page treats it that way.
 */
export const bonfire: Kind = {
  reads: 'The open opportunities of a Bonfire portal',
  mapping: OfferMapping,
  always: { dates: 'utc' },
  isConditional: true,
  rows: async ({ source, get }) => {
    const host = hostOf(source.address);
    const origin = URL.parse(source.address)?.origin ?? source.address;
    const body = parseJson((await get(`${origin}${PATH}`, 'application/json')).text, host);
    const refused = Refused.safeParse(body);
    if (refused.success)
      throw new SourceProblem({ kind: 'error-answer', host, said: (refused.data.message ?? '').slice(0, MAX_SAID) });
    const { payload } = expectShape(Portal, body, host);
    return Object.entries(payload.projects).map(([id, value]): ReadRow => {
      const project = Project.safeParse(value);
      if (!project.success) {
        const column = project.error.issues[0]?.path.join('.') ?? '';
        return { rejection: { row: { id }, reason: { kind: 'no-readable-column', column } } };
      }
      const { ProjectID, ReferenceID, ProjectName, ProjectStatusID, DateClose, DepartmentID } = project.data;
      const department = DepartmentID ? payload.departments?.[DepartmentID]?.DepartmentName : null;
      return {
        row: {
          id: ProjectID,
          url: `${origin}/opportunities/${encodeURIComponent(ProjectID)}`,
          title: ProjectName,
          kind: 'Solicitation',
          reference: ReferenceID,
          status: ProjectStatusID === OPEN || !ProjectStatusID ? 'Open' : 'Closed',
          deadline: DateClose,
          contact: [department],
        },
      };
    });
  },
  sample: {
    path: '/portal',
    answer: samplePortal('ProjectName'),
    cutOff: 'not JSON',
    changed: { answer: samplePortal('Title'), problem: 'None of its 2 rows can be read' },
    wrong: {
      answer: JSON.stringify({ success: 0, message: 'Session expired' }),
      problem: 'an error instead of rows: Session expired',
    },
  },
};
