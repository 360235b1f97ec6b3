import { pageBench, renderTimes } from './pages.ts';

export default pageBench({
  name: 'pages-rendered',
  summary: 'The list of projects, 20 cards rendered for each request, beside a bare Fastify route with the same bytes',
  atLeast: 0.1,
  path: async () => '/projects?projectType=all',
  afterwards: renderTimes,
});
