// Shows notifications, and opens their pages.
const NEWS = { en: 'There is something new for you.', es: 'Hay novedades para usted.' };

// A push carries {id, title, body, url} (contract/src/domains/messaging/push.ts), which only this browser can decrypt.
self.addEventListener('push', (event) => {
  let payload = {};
  try {
    payload = event.data.json();
  } catch {
    // A push without text must show something, too: browsers revoke the permission of sites that show nothing.
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

// Opens the notification's page in a tab that already shows it, else in a new one. Never opens another site.
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

// The browser has changed its push subscription. Registers the new one with the server; the old one expires.
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
