/** Brings the query cache, which the landing page does without. */
export const loadQueryScope = () => import('./query-scope.tsx');
