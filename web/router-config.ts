/** Where the file routes are; the build and the type check generate the same tree from it. */
export const routerConfig = {
  routesDirectory: './src/routes',
  generatedRouteTree: './src/route-tree.gen.ts',
  routeFileIgnorePrefix: '-',
  routeFileIgnorePattern: '\\.test\\.',
  quoteStyle: 'single',
  semicolons: true,
  disableLogging: true,
} as const;
