/** The location of the file routes. The build and the type check both generate the route tree from it. */
export const routerConfig = {
  routesDirectory: './src/routes',
  generatedRouteTree: './src/route-tree.gen.ts',
  routeFileIgnorePrefix: '-',
  routeFileIgnorePattern: '\\.test\\.',
  quoteStyle: 'single',
  semicolons: true,
  disableLogging: true,
} as const;
