/** Titles of the rows in the samples of all kinds. */
export const sampleTitles: readonly string[] = ['Kitchen remodel, Oak Street', 'Kitchen remodel, Elm Street'];

/** The permits as a table. */
export const samplePermits = sampleTitles.map((Title, at) => ({
  Number: `B-${at + 1}`,
  Title,
  Site: `${at + 1} Oak St`,
}));

/** The columns of `samplePermits` for a mapping. */
export const sampleColumns = { id: 'Number', title: 'Title', street: 'Site' };

/** The same table after its publisher has renamed columns and removed one. */
export const renamedPermits = samplePermits.map(({ Number: id, Title }) => ({ PermitId: id, Name: Title }));

export const MISSING_COLUMNS = "doesn't have the columns 'Number', 'Title', 'Site'";

/** The page that replaces content for visitors who must sign in. */
export const SIGN_IN_PAGE = '<!doctype html><html><body><h1>Sign in to go on</h1></body></html>';
