/** Loads the query cache, which the landing page doesn't need. */
export const loadQueryScope = () => import('./query-scope.tsx');
