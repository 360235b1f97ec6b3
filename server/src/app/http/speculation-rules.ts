/**
 * What the browser may fetch ahead on a page that can be used before the app runs. The page of a link is fetched, and
 * nothing else of it, when somebody rests on it. Once the app runs, it does this by itself (`data-app`). A link to another
 * language makes the server remember a choice. `web/public/late-start.js` adds the rules, unless data is to be saved.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: ':root[data-app] a, a[hreflang], a[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
