import type { ProjectType } from '@plumbline/contract/domains/projects/project.ts';

const NEW =
  /\bnew\b(?! (?:roof|windows?|doors?|sign|deck|fence|hvac|kitchen|bath\w*|tenant|siding|furnace|water heater|service|carpet|floor\w*|lights?|lighting|paint|pool|garage|shed|porch)\b)|\bnew construction\b|\bground-?up\b|\berect\b|\bconstruction of (?:a|an|the|new|\d+)\b/i;
const CHANGED =
  /\b(?:renovat\w+|remodel\w*|alter(?:ation)?s?|rehab\w*|restor\w+|retrofit\w*|refurbish\w*|build-?outs?|fit-?outs?|tenant|interior|addition\w*|conver(?:sion|t\w*)|moderni[sz]\w+|upgrad\w+)\b/i;
const NOT_NEW = /\b(?:repairs?|replac\w+|re-?roof\w*|resurfac\w+|demolition|wreck\w*)\b/i;
const HOMES =
  /\b(?:residential|single[- ]family|two[- ]family|one[- ]family|multi-?family|dwellings?|duplex(?:es)?|houses?|homes?|housing|apartments?|condo\w*|townho(?:use|me)s?|residences?|patio homes?|sfr|sfd|mobile homes?|manufactured homes?|homeowners?)\b/i;

/**
 * What kind of project: its kind of permit and category decide before its title, and that before its description.
 * A new building is 'new-construction', a changed one 'renovation'; work that is neither goes by who lives there.
 */
export function projectTypeOf(said: {
  readonly permitType: string;
  readonly category: string;
  readonly title: string;
  readonly description: string;
}): ProjectType {
  for (const text of [`${said.permitType}. ${said.category}`, said.title, said.description.slice(0, 500)]) {
    if (CHANGED.test(text)) return 'renovation';
    if (NEW.test(text) && !NOT_NEW.test(text)) return 'new-construction';
    if (NOT_NEW.test(text)) break;
  }
  return HOMES.test(`${said.permitType}. ${said.category}. ${said.title}. ${said.description.slice(0, 500)}`)
    ? 'residential'
    : 'commercial';
}
