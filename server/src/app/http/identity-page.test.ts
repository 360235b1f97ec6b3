import { expect, it } from 'vitest';
import { identityPage } from './identity-page.ts';

it.each([
  ['en', '<html lang="en">', 'Choose who you are', '<a href="/login">'],
  ['es', '<html lang="es">', 'Elija quién es', '<a href="/es/login">'],
] as const)('the identity page is in the language of its visitor: %s', (language, document, title, link) => {
  const { html } = identityPage({ state: 'x' }, null, '/continue', language);
  expect(html).toContain(document);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(identityPage(null, null, '/continue', language).html).toContain(link);
});
