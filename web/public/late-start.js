// Starts the app of a page that can be read and answered without it: at the first sign of interaction, or after somebody
// has read for a while. Its files are fetched before, once the page is there. So neither the line nor the processor has
// anything else to do while the page arrives. With Save-Data, only interaction fetches and starts it.
{
  const { files, font, styles, ahead } = document.currentScript.dataset;
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

  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  // What is live on a page, such as an offer that somebody else takes, may be this late.
  const READING_MS = 5000;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, startAtSign, true);
    for (const file of [entry, ...others]) append('link', { rel: 'modulepreload', href: file });
    const run = () => append('script', { type: 'module', src: entry });
    // The page brings the styles that it needs itself. What the app adds needs the others.
    const withStyles = () => append('link', { rel: 'stylesheet', href: styles, onload: run, onerror: run });
    // The app can only take over a page that has arrived as a whole.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', withStyles, { once: true });
    else withStyles();
    if (font && !hasFont()) void keepFont();
  };
  // Browsers also report a pointer that rests where the page appears.
  const isAtRest = ({ type, movementX, movementY }) => type === 'pointermove' && movementX === 0 && movementY === 0;
  const startAtSign = (event) => isAtRest(event) || start();
  for (const sign of signs) addEventListener(sign, startAtSign, { capture: true, passive: true });

  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const fetchAhead = () => {
    if (isStarted) return;
    for (const file of [entry, ...others, styles]) append('link', { rel: 'prefetch', href: file });
    append('script', { type: 'speculationrules', textContent: ahead });
    setTimeout(() => whenIdle(start), READING_MS);
  };
  const hasArrived = () => {
    // The page is invisible until the app shows what this device knows.
    if (document.documentElement.dataset.keptHere !== undefined) start();
    else if (navigator.connection?.saveData !== true) requestAnimationFrame(() => whenIdle(fetchAhead));
  };
  addEventListener('load', hasArrived, { once: true });
}
