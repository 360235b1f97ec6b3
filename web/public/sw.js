// Shows a page of our own when there is no connection, and nothing else: no page and no reply is ever kept, so that
// what a link in a message opens is never left behind on a device that others use too.
const CACHE = 'offline-2';
const KEPT = ['/offline.html', '/es/offline.html', '/offline.css', '/theme.js', '/icons/icon.svg'];
const NEWS = { en: 'There is something new for you.', es: 'Hay novedades para usted.' };

const offlinePage = (pathname) => (/^\/es(?:\/|$)/.test(pathname) ? '/es/offline.html' : '/offline.html');

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
    event.respondWith(fetch(request).catch(() => caches.match(offlinePage(pathname))));
  } else if (KEPT.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});

// A push carries {id, title, body, url} (contract/src/domains/messaging/push.ts), readable by this browser alone.
self.addEventListener('push', (event) => {
  let payload = {};
  try {
    payload = event.data.json();
  } catch {
    // A push without words still has to show something: browsers withdraw the permission of who stays silent.
  }
  const news = self.navigator.language.startsWith('es') ? NEWS.es : NEWS.en;
  const { id = 'plumbline', title = 'Plumbline', body = news, url = '/' } = payload;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag: id,
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-192.png',
      data: { url },
    }),
  );
});

// Leads to the page that it is about: in a tab that shows it already, else in a new one. Never to another site.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data?.url ?? '/', self.location.origin);
  const { href } = wanted.origin === self.location.origin ? wanted : new URL('/', self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((tabs) => {
      const open = tabs.find((tab) => tab.url === href);
      return open ? open.focus() : self.clients.openWindow(href);
    }),
  );
});

// The browser has changed its address for pushes: the server gets the new one; the old one ends by itself.
self.addEventListener('pushsubscriptionchange', (event) => {
  const key = event.oldSubscription?.options.applicationServerKey;
  if (!key) return;
  event.waitUntil(
    self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).then((subscription) =>
      fetch('/api/push/subscriptions', {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(subscription),
      }),
    ),
  );
});
