import { expect, it } from 'vitest';
import { openAsContractor, submitByApi } from './support/customer.ts';
import { checkFits, look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { linkIn } from './support/mailbox.ts';
import { askAbout, chooseWork, enterZipCode, openWizard } from './support/wizard.ts';

const visit = journey();

it('nothing scrolls sideways on a 320-pixel screen', async () => {
  const narrow = { context: { viewport: { width: 320, height: 640 } } };
  const landing = await visit.open('/', narrow);
  await checkFits(landing);
  await landing.getByRole('button', { name: 'Menu' }).click();
  await checkFits(landing);

  const wizard = await openWizard(visit, narrow);
  await wizard.getByRole('button', { name: 'Type Text' }).click();
  await checkFits(wizard);
  await chooseWork(wizard, 'Plumbing');
  await checkFits(wizard);
  await enterZipCode(wizard, '40204');
  await checkFits(wizard);
  await askAbout(wizard, 0);
  await checkFits(wizard);
  await wizard.getByRole('button', { name: 'Select Craftsman', exact: true }).click();
  await wizard.getByRole('heading', { name: 'Complete Your Request' }).waitFor();
  await wizard.getByRole('button', { name: /^Submit Request to/ }).click();
  await wizard.getByRole('alert', { name: 'Five answers need another look' }).waitFor();
  await look(wizard, 'pages-320-details');

  const { page: tracking, requestNumber } = await submitByApi(visit, {
    city: 'Boston',
    state: 'MA',
    zipCode: '02108',
    pick: 0,
  });
  await tracking.setViewportSize({ width: 320, height: 640 });
  await look(tracking, 'pages-320-tracking');
  const respond = await openAsContractor(visit, requestNumber, '?action=propose');
  await respond.setViewportSize({ width: 320, height: 640 });
  await respond.getByLabel('Proposed time').waitFor();
  await look(respond, 'pages-320-respond');
  const mail = await visit.mailbox.wait({ channel: 'sms', matching: new RegExp(requestNumber) });
  expect(linkIn(mail, '/respond/')).toContain(visit.url);
});
