// Starts the app of a page that can be read and answered without it: at the first sign of interaction, or once the browser
// has nothing else to do. Then the app doesn't delay what is read first. With Save-Data, only interaction starts it.
{
  const { files, font } = document.currentScript.dataset;
  const [entry, ...others] = files.split(' ');
  const append = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));

  // Pages of links in messages are shown in a system font. The next page has the product's, without waiting for it.
  const KEY = 'plumbline.font';
  const hasFont = () => {
    try {
      return localStorage.getItem(KEY) === font;
    } catch {
      return false;
    }
  };
  const keepFont = async () => {
    try {
      if ((await fetch(font, { priority: 'low' })).ok) localStorage.setItem(KEY, font);
    } catch {
      // Without a connection or storage, the next page is shown in the system font, too.
    }
  };
  if (font && hasFont()) {
    document.fonts.add(new FontFace('Archivo', `url(${font})`, { weight: '100 900', display: 'optional' }));
  }

  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const file of [entry, ...others]) append('link', { rel: 'modulepreload', href: file });
    // The app can only take over a page that has arrived as a whole.
    const run = () => append('script', { type: 'module', src: entry });
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
    else run();
    if (font && !hasFont()) void keepFont();
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  const startWhenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
  if (navigator.connection?.saveData !== true) addEventListener('load', startWhenIdle, { once: true });
}
