/** Loads the titles and descriptions of all pages. The first page brings its own. */
export const loadHead = () => import('./head.ts');
