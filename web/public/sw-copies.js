// Copies of pages, data and files. Copies of pages and data belong to the person who is signed in: they are deleted as
// soon as somebody signs in or out, and what arrives for the person before is not kept.
const PAGES = { name: 'pages-1', most: 30 };
const DATA = { name: 'data-1', most: 200 };
const FILES = { name: 'files-1', most: 400 };
const SHELLS = 'shells-1';
const OWNER = 'owner-1';
const COPIES = [PAGES.name, DATA.name, FILES.name, SHELLS, OWNER];

const COPIED_AT = 'x-copied-at';
const LASTS_MS = 7 * 24 * 60 * 60 * 1000;
const NO_ANSWER_MS = 10_000;

let last = Promise.resolve();
/** Changes copies one after the other, so that nothing is kept between the end of a session and the deletion. */
const inTurn = (change) => {
  const done = last.then(change);
  last = done.catch(() => undefined);
  return done;
};

/** Returns the id of the user to whom the copies belong, or '' if they belong to a visitor. */
const ownerOfCopies = async () => (await (await caches.match('/owner', { cacheName: OWNER }))?.text()) ?? '';

const changeOwner = async (owner) => {
  if ((await ownerOfCopies()) === owner) return;
  await Promise.all([PAGES, DATA].map(({ name }) => caches.delete(name)));
  await (await caches.open(OWNER)).put('/owner', new Response(owner));
};

/** Deletes the copies of pages and data, unless they already belong to this user. */
const belongTo = (owner) => inTurn(() => changeOwner(owner));

/** Files have no age: their names change with their contents. */
const isCurrent = ({ headers }) => {
  const at = headers.get(COPIED_AT);
  return at === null || Date.now() - Date.parse(at) < LASTS_MS;
};

/** Deletes the oldest copies: those beyond the limit, and those that have expired. */
async function trim({ name, most }) {
  const cache = await caches.open(name);
  const oldestFirst = await cache.keys();
  for (const [at, request] of oldestFirst.entries()) {
    const copy = await cache.match(request);
    if (oldestFirst.length - at <= most && (copy === undefined || isCurrent(copy))) return;
    await cache.delete(request);
  }
}

async function put(kind, request, copy) {
  const cache = await caches.open(kind.name);
  // A copy that is replaced becomes the newest.
  await cache.delete(request);
  await cache.put(request, copy);
  await trim(kind);
}

/** Returns the response as it is kept: as of now, and alike for all who may read it here. */
function copyOf(response, body, headers = {}) {
  const kept = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) kept.delete(name);
  for (const [name, value] of Object.entries({ [COPIED_AT]: new Date().toISOString(), ...headers })) {
    kept.set(name, value);
  }
  return new Response(body, { headers: kept });
}

/** Keeps a copy for its owner. Does nothing if the copies belong to somebody else by now. */
const keepFor = (owner, kind, request, copy) =>
  inTurn(async () => {
    if ((await ownerOfCopies()) === owner) await put(kind, request, copy);
  });

/** Forgets a page or data that the server refuses by now. */
const forget = (kind, request) => inTurn(async () => (await caches.open(kind.name)).delete(request));

const isRefusal = ({ status }) => status === 401 || status === 403 || status === 404 || status === 410;

async function findCopy(kind, request) {
  const copy = await caches.match(request, { cacheName: kind.name });
  return copy !== undefined && isCurrent(copy) ? copy : undefined;
}
