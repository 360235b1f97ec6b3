// Sends what was tapped without a connection while no page is open. Open pages send it themselves, and show what came of
// it (web/src/lib/offline/taps.ts, which has the same storage, lock and rules).
const openTaps = () =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('plumbline', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('taps', { keyPath: 'key' });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

const finished = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const TAP_LASTS_MS = 24 * 60 * 60 * 1000;
const TAP_LIMIT_MS = 30_000;
/** The server is busy or restarting, or a proxy answers in its place. */
const AGAIN_LATER = [429, 502, 503, 504];

async function sendTap({ method, path, body, language, key }) {
  const headers = { Accept: 'application/json', 'Accept-Language': language, 'Idempotency-Key': key };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const signal = AbortSignal.timeout(TAP_LIMIT_MS);
  const response = await fetch(path, { method, headers, signal, ...(body && { body }) });
  if (AGAIN_LATER.includes(response.status)) throw new Error(`The server answered ${response.status}`);
  return { status: response.status, text: await response.text() };
}

async function sendTaps() {
  const database = await openTaps();
  const taps = () => database.transaction('taps', 'readwrite').objectStore('taps');
  try {
    const owner = await ownerOfCopies();
    const waiting = (await finished(taps().getAll()))
      .filter((tap) => tap.outcome === undefined && (tap.owner ?? '') === owner && Date.now() - tap.at < TAP_LASTS_MS)
      .toSorted((one, other) => one.at - other.at);
    // A failure ends this try, so that the order is kept. The browser tries again later.
    for (const tap of waiting) await finished(taps().put({ ...tap, outcome: await sendTap(tap) }));
  } finally {
    database.close();
  }
}

self.addEventListener('sync', (event) => {
  if (event.tag !== 'taps') return;
  const send = async () => {
    const tabs = await self.clients.matchAll({ type: 'window' });
    for (const tab of tabs) tab.postMessage('send-taps');
    if (tabs.length === 0) await self.navigator.locks.request('plumbline.taps', sendTaps);
  };
  event.waitUntil(send());
});
