import { expect, it, vi } from 'vitest';

it('leads from a Spanish page to a Spanish document', async () => {
  document.body.innerHTML = '<script type="application/json" id="site">{}</script>';
  history.replaceState(null, '', '/es/about');
  vi.resetModules();
  const { inDocumentWith } = await import('./own-document.ts');
  const open = () => inDocumentWith('mapBase')({ location: { href: '/map?zip=40202' }, preload: false });
  expect(open).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ href: '/es/map?zip=40202', reloadDocument: true }) }),
  );
});
