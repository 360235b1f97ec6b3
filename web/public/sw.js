// Shows a page of our own when there is no connection, and nothing else: no page and no reply is ever kept, so that
// what a link in a message opens is never left behind on a device that others use too.
const CACHE = 'offline-1';
const KEPT = ['/offline.html', '/offline.css', '/theme.js', '/icons/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(KEPT.map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  } else if (KEPT.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});
