// Makes opened pages readable without a connection, shows notifications, and sends what was tapped without a connection.
importScripts('/sw-copies.js', '/sw-replies.js', '/sw-taps.js', '/sw-push.js');

const OFFLINE = 'offline-3';
const OFFLINE_FILES = ['/offline.html', '/es/offline.html', '/offline.css', '/theme.js', '/icons/icon.svg'];

const offlinePage = (pathname) => caches.match(isSpanish(pathname) ? '/es/offline.html' : '/offline.html');

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(OFFLINE)
      .then((cache) => cache.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

// Copies outlive an update of the worker: pages of the previous build that are still open need their files.
self.addEventListener('activate', (event) => {
  const isOutdated = (name) => name !== OFFLINE && !COPIES.includes(name);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOutdated).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(pageReply(event).catch(() => offlinePage(pathname)));
  } else if (isKeptFile(pathname)) {
    event.respondWith(fileReply(event));
  } else if (isKeptData(request, pathname)) {
    event.respondWith(dataReply(event).catch(() => Response.error()));
  } else if (OFFLINE_FILES.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});

// What open pages say (web/src/lib/offline/tell-worker.ts).
self.addEventListener('message', (event) => {
  const { type, owner, href, files } = event.data;
  if (type === 'owner') event.waitUntil(belongTo(owner));
  if (type === 'arrived') event.waitUntil(keepArrived(href, files));
  if (type === 'opened') event.waitUntil(keepOpened(href));
  if (type === 'started') event.waitUntil(tellShown(event.source.id));
});
