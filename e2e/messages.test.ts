import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contractorHeaders, provePhone, registered, signedIn } from './support/account.ts';
import { submitByApi } from './support/customer.ts';
import { look, lookTwice } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { api, aSubmission, findPlumbers, submit } from './support/submissions.ts';
import { toasts } from './support/toasts.ts';

const SUPPORT = 'help@plumbline.example';
// On any day, support is closed except for one minute of the week.
const visit = journey({
  own: { env: { SUPPORT_EMAIL: SUPPORT, SUPPORT_PHONE: '+15025550100', SUPPORT_HOURS: 'Mon-Mon 3:00-3:01' } },
});

const noListing = { status: 404, url: /\/api\/craftsman\/(?:profile|contact-history|calendar-feed)/ } as const;
const whoAmI = { status: 401, url: '/api/auth/me' } as const;

/** Opens a message in the mailbox. */
const openMessage = (message: MailboxMessage, size: 'phone' | 'desk' = 'phone'): Promise<Page> =>
  visit.open(`/dev/mailbox?message=${message.id}`, { size });

describe('a text message', () => {
  it('accepts a request when its recipient answers from the mailbox', async () => {
    const { page, requestNumber } = await submitByApi(visit, { pick: 6 });
    const offer = await visit.mailbox.wait({ channel: 'sms', matching: new RegExp(requestNumber) });
    const mailbox = await openMessage(offer);
    await mailbox.getByRole('heading', { name: 'Answer as the recipient' }).waitFor();
    await look(mailbox, 'messages-1-reply-phone');
    const desk = await openMessage(offer, 'desk');
    await desk.getByRole('heading', { name: 'Answer as the recipient' }).waitFor();
    await look(desk, 'messages-1-reply-desk');
    await mailbox.getByLabel('Or in your own words').fill('what is this?');
    await mailbox.getByRole('button', { name: 'Send', exact: true }).click();
    await visit.mailbox.wait({ to: offer.to, channel: 'sms', matching: /ACCEPT.*DENY/s });
    await page
      .getByText(/texted .*, delivered|texted \d|emailed \d/)
      .first()
      .waitFor();
    await mailbox.getByRole('button', { name: 'ACCEPT', exact: true }).click();
    await page.getByText('A contractor has been selected for your project.').first().waitFor();
    await lookTwice(page, 'messages-2-tracking');
  });

  it('stops all others with STOP, which opting back in on the site does not undo', async () => {
    const owner = await registered(visit, 'Nell', 'craftsman');
    const page = await signedIn(visit, owner, { refusals: [noListing, whoAmI] });
    await page.waitForURL('**/dashboard/craftsman');
    const made = await page.request.post(`${visit.url}/api/craftsman/listings`, {
      data: {
        companyName: 'Nell Drains',
        zipCode: '83702',
        trades: ['plumbing'],
        phone: '208-555-0161',
        smsConsent: true,
      },
    });
    expect(made.status()).toBe(201);
    await provePhone(visit, await contractorHeaders(visit, owner), '+12085550161');
    const { body: found } = await api<{ contractors: FoundContractor[] }>(
      visit.url,
      '/api/find-plumbers?city=Boise&state=ID&serviceType=plumbing',
    );
    const listing = found.contractors.find(({ companyName }) => companyName === 'Nell Drains');
    const sent = await submit(
      visit.url,
      aSubmission({ city: 'Boise', state: 'ID', zipCode: '83702', selectedPlumberId: listing?.id }),
    );
    expect(sent.status).toBe(201);
    const offer = await visit.mailbox.wait({ to: '+12085550161', channel: 'sms', matching: /ACCEPT/ });
    const mailbox = await openMessage(offer);
    await mailbox.getByRole('button', { name: 'STOP', exact: true }).click();
    await visit.mailbox.wait({ to: '+12085550161', channel: 'sms', matching: /START/ });

    await page.goto(`${visit.url}/account-craftsman`);
    const preferences = page.getByRole('region', { name: 'Contact preferences' });
    await preferences.getByText('You have opted out').waitFor();
    await lookTwice(page, 'messages-3-stopped');
    await preferences.getByRole('button', { name: 'Opt Back In' }).click();
    await preferences.getByText('Text messages stay off').waitFor();
    await mailbox.getByRole('button', { name: 'START', exact: true }).click();
    await page.reload();
    await preferences.getByText('Active', { exact: true }).waitFor();

    await page.goto(`${visit.url}/dashboard/craftsman?tab=settings`);
    await page.getByRole('region', { name: 'How we reach you' }).getByText('Email', { exact: true }).waitFor();
    await page
      .getByRole('region', { name: 'Calendar feed' })
      .getByRole('button', { name: 'Create an address' })
      .click();
    await page.getByLabel('Address to subscribe to').waitFor();
    await lookTwice(page, 'messages-4-settings');
  });
});

describe('a mail', () => {
  it('of every kind can be previewed: as text and as rendered, without scripts or external content', async () => {
    const page = await visit.open('/dev/messages');
    for (const area of [
      'Service requests',
      'Appointments',
      'Payments',
      'Listings and reviews',
      'Accounts',
      'Messages',
    ]) {
      await page.getByRole('heading', { level: 2, name: area, exact: true }).waitFor();
    }
    const samples = page.getByRole('article');
    expect(await samples.count()).toBeGreaterThan(100);
    const booked = samples.filter({ has: page.getByRole('heading', { name: 'To the customer: booked' }) }).first();
    await booked.getByText('SEQUENCE').or(booked.getByText('Sequence')).first().waitFor();
    await booked.getByRole('tab', { name: 'HTML' }).click();
    const frames = booked.locator('iframe');
    expect(await frames.first().getAttribute('sandbox')).not.toMatch(/allow-(?:scripts|same-origin)/);
    await frames.first().contentFrame().getByRole('link', { name: 'Move or cancel' }).waitFor();
    await look(page, 'messages-0-samples');
  });

  it('is unsubscribed from in one click with its link, and resubscribed in another', async () => {
    const [contractor] = await findPlumbers(visit.url, { city: 'Nashville', state: 'TN' });
    await submit(
      visit.url,
      aSubmission({ city: 'Nashville', state: 'TN', zipCode: '37203', selectedPlumberId: contractor?.id }),
    );
    const mail = await visit.mailbox.wait({ to: contractor?.email ?? '', channel: 'email' });
    const page = await visit.open(`/unsubscribe/${mail.id}`);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText('You are unsubscribed').waitFor();
    await lookTwice(page, 'messages-5-unsubscribed');
    await page.getByRole('button', { name: 'Get mail again' }).click();
    await page.getByRole('button', { name: 'Unsubscribe' }).waitFor();
  });
});

describe('the support chat', () => {
  it('accepts messages by Enter and by button, replies automatically, stores them, and mails them to support', async () => {
    const page = await visit.open('/chat');
    const send = page.getByRole('button', { name: 'Send' });
    expect(await send.isDisabled()).toBe(true);
    await page.getByLabel('Your message').fill('   ');
    expect(await send.isDisabled()).toBe(true);
    await page.getByText(/^Support is closed now\. Someone will answer after /).waitFor();
    await page.getByText('Typically replies within 5 minutes during business hours').waitFor();
    await lookTwice(page, 'messages-6-chat');
    await page.getByLabel('Your email').fill('ana.chat@example.com');
    await page.getByLabel('Your message').fill('My texts do not come.');
    await page.getByLabel('Your message').press('Enter');
    const log = page.getByRole('log', { name: 'Conversation' });
    await log.getByText('Automatic reply').waitFor();
    await page.getByLabel('Your message').fill('It is the number ending in 0177.');
    await send.click();
    await log.getByText('It is the number ending in 0177.').waitFor();
    await visit.mailbox.wait({ to: SUPPORT, matching: /My texts do not come\./ });
    await look(page, 'messages-7-chat-answered');
    await page.reload();
    await log.getByText('My texts do not come.').waitFor();
    const stranger = await visit.open('/chat');
    await stranger.getByRole('log').getByText('What can we help you with?').waitFor();
    expect(await stranger.getByText('My texts do not come.').count()).toBe(0);
    await page.getByRole('link', { name: 'How our texts work' }).click();
    await page.getByRole('heading', { level: 1, name: 'SMS Consent' }).waitFor();
  });
});

describe('notifications', () => {
  it('can be tried on the demo page, by push and by mail', async () => {
    const page = await visit.open('/notification-demo');
    await page.getByRole('button', { name: 'Emergency Alert' }).click();
    await toasts(page).getByText('Notifications Delivered').waitFor();
    await page.getByText('Delivered instantly (works when browser closed)', { exact: true }).waitFor();
    await page.getByText('Professional email sent via Local mailbox', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Welcome Message' }).click();
    await visit.mailbox.wait({ channel: 'push', matching: /welcome to Plumbline/ });
    await visit.mailbox.wait({ channel: 'email', matching: /emergency request/ });
    await lookTwice(page, 'messages-8-demo');
    await look(page, 'messages-8-demo-results');
  });

  // This browser can't show notifications and says so: what the worker would show is recorded.
  it('reach the real service worker as a push, which shows them', async () => {
    const page = await visit.open('/notification-demo', { size: 'desk', context: { serviceWorkers: 'allow' } });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const [worker] = page.context().serviceWorkers();
    await worker?.evaluate(() => {
      const scope = globalThis as unknown as { registration: { showNotification: unknown }; shown: unknown[] };
      scope.shown = [];
      scope.registration.showNotification = (title: string, { body, tag, data }: NotificationOptions) => {
        scope.shown.push({ title, body, tag, data });
        return Promise.resolve();
      };
    });
    const devtools = await page.context().newCDPSession(page);
    const registrations: { registrationId: string }[] = [];
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => registrations.push(...found));
    await devtools.send('ServiceWorker.enable');
    await expect.poll(() => registrations.length).toBeGreaterThan(0);
    const deliver = (data: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin: visit.url,
        registrationId: registrations[0]?.registrationId ?? '',
        data,
      });
    const shown = () => worker?.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
    await deliver(
      JSON.stringify({ id: 'msg_1', title: 'Falls City answered', body: 'Thursday at 2 PM', url: '/projects' }),
    );
    const first = { title: 'Falls City answered', body: 'Thursday at 2 PM', tag: 'msg_1', data: { url: '/projects' } };
    await expect.poll(shown, { timeout: patience(10_000) }).toEqual([first]);
    await deliver('not what we send');
    const second = {
      title: 'Plumbline',
      body: 'There is something new for you.',
      tag: 'plumbline',
      data: { url: '/' },
    };
    await expect.poll(shown, { timeout: patience(10_000) }).toEqual([first, second]);

    // A page can't be opened or focused without a real click either: what the worker would do is recorded.
    const clickOn = (url: string) =>
      worker?.evaluate(async (url) => {
        const done: string[] = [];
        const scope = globalThis as unknown as {
          clients: { openWindow: unknown };
          WindowClient: { prototype: { focus: unknown } };
          dispatchEvent(event: Event): void;
        };
        scope.clients.openWindow = (href: string) => Promise.resolve(done.push(`opens ${href}`));
        scope.WindowClient.prototype.focus = function (this: { url: string }) {
          return Promise.resolve(done.push(`shows ${this.url}`));
        };
        let ended: Promise<unknown> = Promise.resolve();
        const click = Object.assign(new Event('notificationclick'), {
          notification: { data: url === '' ? null : { url }, close: () => done.push('closes') },
          waitUntil: (work: Promise<unknown>) => {
            ended = work;
          },
        });
        scope.dispatchEvent(click);
        await ended;
        return done;
      }, url);
    expect(await clickOn('/projects')).toEqual(['closes', `opens ${visit.url}/projects`]);
    expect(await clickOn('/notification-demo')).toEqual(['closes', `shows ${visit.url}/notification-demo`]);
    expect(await clickOn('https://elsewhere.example/projects')).toEqual(['closes', `opens ${visit.url}/`]);
    expect(await clickOn('')).toEqual(['closes', `opens ${visit.url}/`]);
    await page.goto(`${visit.url}/projects`);
    await page.getByRole('heading', { level: 1, name: 'Construction Projects' }).waitFor();
  });

  // The permission and the push service are stand-ins: this browser grants no permission, and no service is reachable.
  it('are turned on with one click, listed and turned off', async () => {
    const page = await visit.open('/notification-demo', {
      context: { serviceWorkers: 'allow' },
      before: (page) =>
        page.addInitScript(() => {
          let permission: NotificationPermission = 'default';
          Object.defineProperty(Notification, 'permission', { get: () => permission });
          Notification.requestPermission = () => {
            permission = 'granted';
            return Promise.resolve(permission);
          };
          const keys = { p256dh: 'B'.repeat(87), auth: 'B'.repeat(22) };
          const subscription = { toJSON: () => ({ endpoint: 'https://push.example.com/e2e', keys }) };
          PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription);
        }),
    });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(await page.evaluate(() => Notification.permission)).toBe('default');
    await page.getByRole('button', { name: 'Turn On in This Browser' }).click();
    const devices = page.getByRole('list', { name: 'Browsers that get notifications' });
    await devices.getByRole('listitem').waitFor();
    await look(page, 'messages-9-push-devices');
    await devices.getByRole('button', { name: /^Turn Off/ }).click();
    await devices.waitFor({ state: 'detached' });
  });
});

describe('the texts', () => {
  it('exist, and are linked from every page', async () => {
    const page = await visit.open('/about');
    for (const [link, name] of [
      ['Terms', 'Terms'],
      ['Privacy', 'Privacy'],
      ['SMS Consent', 'SMS Consent'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await lookTwice(page, `messages-10-${name.toLowerCase().replace(' ', '-')}`);
    }
  });
});

it('the pages are just as readable in dark mode', async () => {
  for (const path of ['/chat', '/notification-demo', '/schedule-service', '/sms-consent']) {
    const page = await visit.open(path, { context: { colorScheme: 'dark' } });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await look(page, `messages-11-dark${path.replace('/', '-')}`);
  }
});
