import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { registered, sendLogin } from './support/account.ts';
import { aCustomerEmail } from './support/customer.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { linkIn, requestNumberIn } from './support/mailbox.ts';
import { api, aSubmission, findPlumbers, submit } from './support/submissions.ts';

const visit = journey();

const phone = { width: 320, height: 720 };
const desk = { width: 1440, height: 900 };
const small: BrowserContextOptions = { locale: 'es-MX', viewport: phone };
const spanishDesk: BrowserContextOptions = { locale: 'es-MX', viewport: desk };

/** Checks a step on a small phone and on a desktop, and leaves the page at the size that it had. */
async function lookAtBoth(page: Page, name: string): Promise<void> {
  const isSmall = page.viewportSize()?.width === phone.width;
  await look(page, name);
  await page.setViewportSize(isSmall ? desk : phone);
  await look(page, `${name}-resized`);
  await page.setViewportSize(isSmall ? phone : desk);
}

it('a customer in Spanish and a contractor in English work on the same job', async () => {
  const email = aCustomerEmail();
  const page = await visit.open('/es/request-service', { context: small });
  await page.getByRole('heading', { name: '¿Qué trabajo necesita?' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await look(page, 'spanish-1-work-type');
  await page.getByRole('button', { name: /^Electricidad/ }).click();
  await page.getByRole('heading', { name: 'Lugar del servicio' }).waitFor();
  await look(page, 'spanish-2-location');
  await page.getByRole('tab', { name: 'Código postal' }).click();
  await page.getByRole('textbox', { name: 'Código postal' }).fill('40204');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Elija a su contratista' }).waitFor();
  const card = page.getByRole('article').first();
  const company = (await card.getByRole('heading').textContent()) ?? '';
  await lookAtBoth(page, 'spanish-3-contractors');
  await card.getByRole('button', { name: `Elegir a ${company}` }).click();
  await page.getByRole('dialog', { name: 'Elegir contratista' }).waitFor();
  await look(page, 'spanish-4-confirm');
  await page.getByRole('dialog').getByRole('button', { name: 'Elegir contratista' }).click();

  await page.getByRole('heading', { name: 'Complete su solicitud' }).waitFor();
  await page.getByLabel('Descripción del proyecto').fill('El contacto de la cocina no funciona.');
  await page.getByLabel('Su nombre').fill('Ana Delgado');
  await page.getByRole('textbox', { name: 'Número de teléfono' }).fill('502 555 0177');
  await page.getByLabel('Correo electrónico').fill('ana.delgado');
  await page.getByLabel('Calle y número').fill('1127 Cherokee Rd');
  const send = page.getByRole('button', { name: `Enviar solicitud a ${company}` });
  await send.click();
  await page.getByRole('alert').first().waitFor();
  await lookAtBoth(page, 'spanish-5-problem');
  await page.getByLabel('Correo electrónico').fill(email);
  await send.click();
  await page.getByRole('heading', { name: '¡Su solicitud se envió!' }).waitFor();
  await look(page, 'spanish-6-sent');

  const mail = await visit.mailbox.wait({ to: email, channel: 'email' });
  expect(mail.subject).toContain(`Su solicitud fue enviada a ${company}`);
  await page.goto(linkIn(mail, '/es/track/'));
  await page.getByText('Avisamos de su solicitud a contratistas de su zona.').first().waitFor();
  await lookAtBoth(page, 'spanish-7-tracking');

  const offer = await visit.mailbox.wait({
    channel: 'email',
    matching: new RegExp(`${requestNumberIn(mail)}[^]*/respond/`),
  });
  const contractor = await visit.open(linkIn(offer, '/respond/'));
  // People's own texts stay as written.
  await contractor.getByText('El contacto de la cocina no funciona.').first().waitFor();
  await contractor.getByRole('radio', { name: /^Accept/ }).check();
  await contractor.getByRole('button', { name: /^Accept/ }).click();
  await contractor
    .getByText(/^You are connected with/)
    .first()
    .waitFor();

  await page.getByText('Ya hay un contratista seleccionado para su proyecto.').first().waitFor();
  await lookAtBoth(page, 'spanish-8-selected');
  const accepted = await visit.mailbox.wait({ to: email, matching: /aceptó/ });
  expect(accepted.text).not.toMatch(/\b(?:accepted|contractor|your)\b/i);
});

it('a contractor answers in Spanish, and gets Spanish messages from then on', async () => {
  const found = (await findPlumbers(visit.url, { trade: 'hvac' }))[0];
  if (found === undefined) throw new Error('There is no contractor');
  const email = aCustomerEmail();
  const request = aSubmission({ customerEmail: email, workType: 'hvac', selectedPlumberId: found.id });
  expect((await submit(visit.url, request)).status).toBe(201);
  const number = requestNumberIn(await visit.mailbox.wait({ to: email }));
  const offer = await visit.mailbox.wait({ channel: 'email', matching: new RegExp(`${number}[^]*/respond/`) });
  const { pathname } = new URL(linkIn(offer, '/respond/'));

  const page = await visit.open(`/es${pathname}`, { context: spanishDesk });
  await page.getByRole('radio', { name: /^Aceptar/ }).waitFor();
  await lookAtBoth(page, 'spanish-9-respond');
  await page.getByRole('radio', { name: /^Proponer otro horario/ }).check();
  await lookAtBoth(page, 'spanish-10-propose');
  await page.getByRole('radio', { name: /^Aceptar/ }).check();
  await page.getByRole('button', { name: /^Aceptar/ }).click();
  await page
    .getByText(/^Está en contacto con/)
    .first()
    .waitFor();
  await lookAtBoth(page, 'spanish-11-connected');

  const connected = await visit.mailbox.wait({
    channel: 'email',
    matching: new RegExp(`El trabajo es suyo[^]*${number}|${number}[^]*El trabajo es suyo`),
  });
  expect(linkIn(connected, '/es/respond/')).toContain('/es/respond/');
  const told = await visit.mailbox.wait({ to: email, matching: /accepted/ });
  expect(linkIn(told, '/track/')).toContain('/track/');
});

it('a contractor answers by text in Spanish, and the customer reads it in Spanish', async () => {
  const found = (await findPlumbers(visit.url, { trade: 'handyman' }))[0];
  if (found === undefined) throw new Error('There is no contractor');
  const email = aCustomerEmail();
  const sent = await api(visit.url, '/api/service-requests', {
    body: aSubmission({ customerEmail: email, workType: 'handyman', selectedPlumberId: found.id }),
    headers: { 'accept-language': 'es' },
  });
  expect(sent.status).toBe(201);
  const mail = await visit.mailbox.wait({ to: email, matching: /Su solicitud fue enviada/ });
  const customer = await visit.open(linkIn(mail, '/es/track/'), { context: small });
  const offer = await visit.mailbox.wait({ channel: 'sms', matching: new RegExp(requestNumberIn(mail)) });

  const mailbox = await visit.open(`/es/dev/mailbox?message=${offer.id}`, { context: small });
  const reply = async (text: string) => {
    await mailbox.getByLabel('O con sus propias palabras').fill(text);
    await mailbox.getByRole('button', { name: 'Enviar', exact: true }).click();
    await mailbox.getByText(`Se envió «${text}».`, { exact: false }).waitFor();
  };
  await reply('PROPONER mañana');
  await visit.mailbox.wait({ to: offer.to, channel: 'sms', matching: /¿A qué hora/ });
  await reply('PROPONER mañana 3pm');
  await customer
    .getByText(/propuso otro horario; le toca responder a usted/)
    .first()
    .waitFor();
  await look(customer, 'spanish-12-proposed-by-text');
  await reply(`ACEPTAR ${requestNumberIn(mail)}`);
  await customer.getByText('Ya hay un contratista seleccionado para su proyecto.').first().waitFor();
  await visit.mailbox.wait({ to: offer.to, channel: 'sms', matching: /El trabajo es suyo/ });
});

it('an account in Spanish is led to pages in Spanish by signing in on an English one', async () => {
  const owner = await registered(visit, 'Ines');
  const { email, password } = owner;
  const { body } = await api<{ token: string }>(visit.url, '/api/auth/login', { body: { email, password } });
  const headers = { authorization: `Bearer ${body.token}` };
  const choice = { method: 'PATCH', body: { language: 'es' }, headers };
  expect((await api(visit.url, '/api/account/profile', choice)).status).toBe(200);
  const page = await visit.open('/login?to=%2Ffind-request%23x');
  await sendLogin(page, owner);
  await page.waitForURL('**/es/find-request#x');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
});

it('public pages in Spanish fit a small phone and have no violations', async () => {
  for (const path of [
    '/es',
    '/es/find-plumbers',
    '/es/projects',
    '/es/about',
    '/es/login',
    '/es/register',
    '/es/terms',
  ]) {
    const page = await visit.open(path, { context: small });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page, `spanish-page${path.replaceAll('/', '-')}`);
    await page.close();
  }
});
