import { demoPages } from './demo-pages.ts';
import { pageBench } from './pages.ts';

export default pageBench({
  name: 'pages-kept',
  summary: "A contractor's page from the cache beside a bare Fastify route with the same bytes",
  atLeast: 0.8,
  path: async (url) => (await demoPages(url)).contractor,
});
