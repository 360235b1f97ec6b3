import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { expect, it } from 'vitest';
import { logOut, registered, sendLogin, signedIn } from './support/account.ts';
import { disconnect, openDisconnected, reconnect } from './support/connection.ts';
import { untilKept, waitingTaps } from './support/copies.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { anOffer } from './support/offer.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey({ own: {} });

const withWorker = {
  context: { serviceWorkers: 'allow' },
  refusals: [{ status: 'unreachable', url: /./ }],
} as const;

it('a tap that waits is deleted when its person signs out, and is not sent by the next one', async () => {
  const [first, next] = [await registered(visit, 'Ida'), await registered(visit, 'Otto')];
  const { email, respond } = await anOffer(visit, 6);
  const page = await signedIn(visit, first, withWorker);
  await untilKept(page);
  await page.goto(visit.url + respond);
  await untilKept(page);
  // Only the answer doesn't get through, so that signing out does.
  const answers = '**/api/contractor-response';
  await page.context().route(answers, (route) => route.abort('connectionrefused'));
  await page.getByRole('radio', { name: /^Accept/ }).check();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await seeToast(page, 'Kept on this device', 'It is sent as soon as Plumbline is open with a connection.');
  expect(await waitingTaps(page)).toEqual(['/api/contractor-response']);

  const other = await visit.open('/about', { visitorOf: page, refusals: withWorker.refusals });
  await logOut(other);
  await expect.poll(() => waitingTaps(other), { timeout: patience(10_000) }).toEqual([]);
  await page.close();
  await other.context().unroute(answers);
  await other.goto(`${visit.url}/login`);
  await sendLogin(other, next);
  await other.waitForURL('**/dashboard/**');
  await other.goto(visit.url + respond);
  await other.getByRole('radio', { name: /^Accept/ }).waitFor();
  expect(await waitingTaps(other)).toEqual([]);
  expect((await visit.mailbox.read({ to: email })).filter(({ text }) => /accepted/i.test(text))).toEqual([]);
});

it('waits and is refused in Spanish', async () => {
  const { track, respond } = await anOffer(visit, 7);
  const page = await visit.open(`/es${respond}`, withWorker);
  await untilKept(page);
  await disconnect(page);
  await page.getByRole('radio', { name: /^Rechazar/ }).check();
  await page.getByRole('button', { name: /^Rechazar/ }).click();
  await seeToast(page, 'Guardado en este dispositivo', 'Se envía en cuanto Plumbline esté abierto con conexión.');
  await page.getByRole('button', { name: 'Esperando una conexión' }).waitFor();
  await page.getByText('1 respuesta espera una conexión.').waitFor();
  await look(page, 'offline-7-tap-waits-spanish');

  const id = track.split('/').at(-1) ?? '';
  const canceled = await fetch(`${visit.url}/api/service-requests/${id}/cancel`, { method: 'POST' });
  expect(canceled.status).toBe(200);
  visit.expectRefusal(page, { status: 409, url: '/api/contractor-response' });
  await openDisconnected(page, page.url());
  await page.getByText('1 respuesta espera una conexión.').waitFor();
  await reconnect(page);
  await seeToast(page, 'No se envió', 'Su respuesta a la solicitud: ');
  await look(page, 'offline-8-refused-spanish');
  expect(await waitingTaps(page)).toEqual([]);
});
