/** Paths of the calls about what is new, for code that does without the contract's schemas. */
export const STAY_PATH = '/api/account/stay';
export const NEW_PROJECTS_PATH = '/api/projects/new';
/** The count stops here. */
export const MOST_NEW = 1000;

/** The projects page's filter before the reader changes it: `defaultProjectFilter`. */
const USUAL = { projectType: 'residential,commercial', status: 'bidding-open' };

/** Returns the address that counts what is new on the projects page; without a time, since the caller's last stay. */
export function newProjectsPath({ all, since }: { readonly all: boolean; readonly since?: string }): string {
  const query = new URLSearchParams({ ...(all ? {} : USUAL), ...(since === undefined ? {} : { since }) });
  return `${NEW_PROJECTS_PATH}?${query.toString()}`;
}
