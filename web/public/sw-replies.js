// Replies to the requests of pages, from the server or from copies.

const isSpanish = (pathname) => /^\/es(?:\/|$)/.test(pathname);

/** Pages about money, passwords and other people, and pages whose link works once. */
const NEVER_KEPT =
  /^(?:\/es)?\/(?:api|dev|operator|checkout|payment(?:-success)?|login|register|forgot-password|reset-password|verify-email|unsubscribe|outreach|offline-shell)(?:\/|$)/;
const isKeptPage = (pathname) => !NEVER_KEPT.test(pathname);

const NEVER_KEPT_DATA =
  /^\/api\/(?:auth|login|payments|create-payment-intent|donations|operator|dev|sandbox|export|push|calendar-feeds|account\/data|craftsman\/(?:payments|calendar-feed|listing-keys))(?:\/|$)|\/(?:payment|live)$/;
const isKeptData = (request, pathname) =>
  pathname.startsWith('/api/') &&
  !NEVER_KEPT_DATA.test(pathname) &&
  request.headers.get('accept') !== 'text/event-stream';

/** Files with a hash in their name never change. The map's worker has a policy that does. */
const isKeptFile = (pathname) => pathname.startsWith('/assets/') && !pathname.includes('/maplibre-gl-worker');

const isHtml = (response) => (response.headers.get('content-type') ?? '').startsWith('text/html');
const isJson = (response) => (response.headers.get('content-type') ?? '').startsWith('application/json');

const withoutHash = (href) => href.split('#', 1)[0];

/** As of when the oldest copy is that a page shows, by the page's id. */
const shown = new Map();
const MOST_SHOWN = 50;

const tellShown = async (page) => {
  (await self.clients.get(page))?.postMessage({ copiedAt: shown.get(page) ?? '' });
};

/** Notes that a page has got a copy, or a response of the server, after which it counts as current. */
async function noteShown(page, { headers }) {
  const at = headers.get(COPIED_AT);
  if (at === null ? !shown.delete(page) : (shown.get(page) ?? at) < at) return;
  if (at !== null) shown.set(page, at);
  for (const oldest of shown.keys()) if (shown.size > MOST_SHOWN) shown.delete(oldest);
  await tellShown(page);
}

/**
 * Returns the server's response; the copy if the server can't be reached, or takes too long and there is one. Tells the
 * page which of them it is.
 */
async function networkFirst(event, page, load, findKept) {
  const loading = load();
  event.waitUntil(loading.catch(() => undefined));
  const late = new Promise((resolve) => setTimeout(resolve, NO_ANSWER_MS)).then(findKept);
  const first = Promise.race([loading, late.then((copy) => copy ?? loading)]);
  const reply = await first.catch(async (error) => (await findKept()) ?? Promise.reject(error));
  event.waitUntil(noteShown(page, reply));
  return reply;
}

/** Returns the id of the user for whom a page was rendered, '' for a visitor, undefined if it is the same for everyone. */
function viewerOf(html) {
  const json = /id="viewer">(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? undefined : (JSON.parse(json)?.id ?? '');
}

async function keepPage(href, response, owner) {
  const { pathname } = new URL(href);
  const html = await response.text();
  const viewer = viewerOf(html);
  const isKept = isKeptPage(pathname);
  const at = new Date().toISOString();
  const copy = isKept && copyOf(response, html.replace('<html', `<html data-copied="${at}"`));
  await inTurn(async () => {
    // Somebody has signed in or out since the page was requested.
    if ((await ownerOfCopies()) !== owner) return;
    if (viewer !== undefined) await changeOwner(viewer);
    if (isKept) await put(PAGES, href, copy);
  });
  if (isKept) await keepShell(pathname, html);
}

/** Replies to a navigation. Rejects if the page can't be reached and there is no copy of it. */
function pageReply(event) {
  const href = withoutHash(event.request.url);
  const owner = ownerOfCopies();
  const load = async () => {
    const response = await fetch(event.request);
    if (response.status === 200 && isHtml(response)) {
      const kept = response.clone();
      event.waitUntil(owner.then((owner) => keepPage(href, kept, owner)).catch(() => undefined));
    } else if (isRefusal(response)) event.waitUntil(forget(PAGES, href));
    return response;
  };
  return networkFirst(event, event.resultingClientId, load, () => findPage(href));
}

async function findPage(href) {
  const { pathname } = new URL(href);
  if (!isKeptPage(pathname)) return undefined;
  const copy = await findCopy(PAGES, href);
  return copy?.headers.has(OPENED_IN_APP) ? caches.match(shellOf(pathname), { cacheName: SHELLS }) : copy;
}

/** Keeps a page that arrived before the worker was there, with its files. */
async function keepArrived(href, files) {
  const owner = await inTurn(ownerOfCopies);
  await Promise.all(files.map(keepFile));
  const { pathname } = new URL(href);
  if (!isKeptPage(pathname)) return;
  const response = await fetch(href, { headers: { accept: 'text/html' } });
  if (response.status === 200 && isHtml(response) && !response.redirected) await keepPage(href, response, owner);
}

const OPENED_IN_APP = 'x-opened-in-app';

/** Remembers a page that the app has drawn itself: without a connection, the app draws it again from kept data. */
async function keepOpened(href) {
  const address = withoutHash(href);
  const { pathname } = new URL(address);
  if (!isKeptPage(pathname) || (await findCopy(PAGES, address)) !== undefined) return;
  await keepFor(await inTurn(ownerOfCopies), PAGES, address, copyOf(new Response(), null, { [OPENED_IN_APP]: '1' }));
}

const shellOf = (pathname) => (isSpanish(pathname) ? '/es/offline-shell' : '/offline-shell');
const filesIn = (html) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])];
const entryIn = (html) => filesIn(html).find((file) => file.endsWith('.js'));

/** Keeps the page in which the app draws others, once per build. Costs data that a page on this visit doesn't need. */
async function keepShell(pathname, html) {
  if (self.navigator.connection?.saveData) return;
  const address = shellOf(pathname);
  const kept = await caches.match(address, { cacheName: SHELLS });
  if (kept !== undefined && entryIn(await kept.text()) === entryIn(html)) return;
  const response = await fetch(address);
  if (response.status !== 200) return;
  const shell = await response.text();
  await Promise.all(filesIn(shell).map(keepFile));
  await (await caches.open(SHELLS)).put(address, copyOf(response, shell.replace('<html', '<html data-shell')));
}

const findFile = (address) => caches.match(address, { cacheName: FILES.name, ignoreVary: true });

async function keepFile(address) {
  if ((await findFile(address)) !== undefined || !isKeptFile(new URL(address, self.location.origin).pathname)) return;
  const response = await fetch(address);
  if (response.status === 200) await inTurn(() => put(FILES, address, response));
}

/** Replies with a file: the copy, if there is one. */
async function fileReply(event) {
  const { request } = event;
  const copy = await findFile(request.url);
  if (copy !== undefined) return copy;
  const response = await fetch(request);
  if (response.status === 200) {
    const kept = response.clone();
    event.waitUntil(inTurn(() => put(FILES, request.url, kept)).catch(() => undefined));
  }
  return response;
}

/** Data has its language in a header, unlike pages. */
const dataKey = ({ url, headers }) =>
  new Request(url, { headers: { 'accept-language': headers.get('accept-language') ?? '' } });

/** Replies to a reading call. Rejects if the server can't be reached and there is no copy. */
function dataReply(event) {
  const { request } = event;
  const key = dataKey(request);
  const owner = ownerOfCopies();
  const load = async () => {
    const response = await fetch(request);
    if (response.status === 200 && isJson(response)) {
      const copy = copyOf(response, response.clone().body, { vary: 'accept-language' });
      event.waitUntil(owner.then((owner) => keepFor(owner, DATA, key, copy)).catch(() => undefined));
    } else if (isRefusal(response)) event.waitUntil(forget(DATA, key));
    return response;
  };
  return networkFirst(event, event.clientId, load, () => findCopy(DATA, key));
}
