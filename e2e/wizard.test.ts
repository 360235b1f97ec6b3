import type { MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aCustomerEmail } from './support/customer.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { requestNumberIn } from './support/mailbox.ts';
import { NO_SPEECH, SPEECH } from './support/speech.ts';
import { api } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';
import {
  askAbout,
  chooseWork,
  enterZipCode,
  fillContact,
  openWizard,
  reachDetails,
  sayInWords,
} from './support/wizard.ts';

const visit = journey();

const description = 'The kitchen sink trap drips into the cabinet.';
const nameOf = (page: Page) => page.getByLabel('Your Name').inputValue();
const stepOf = (page: Page) => new URL(page.url()).searchParams.get('step');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** A message has the number in its subject, a text message in its text. */
const isAbout = (number: string) => (message: MailboxMessage) =>
  `${message.subject ?? ''} ${message.text}`.includes(number);

/** Returns the name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
    const name = element?.getAttribute('aria-label') ?? label?.textContent?.trim();
    // A tab and its field may have the same name.
    return element?.getAttribute('role') === 'tab' ? `${name} (tab)` : name;
  });

/** Fails if the Tab key doesn't reach it. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`Tab does not lead to '${name}'`);
}

describe('a draft', () => {
  it('survives reload, Back and Forward, and a closed tab', async () => {
    const page = await openWizard(visit);
    const company = await reachDetails(page);
    await page.getByLabel('Your Name').fill('Ana Delgado');
    await page.getByLabel('Project Description').fill(description);
    await page.getByRole('radio', { name: /^High/ }).check();

    await page.reload();
    await heading(page, 'Complete Your Request');
    expect(await nameOf(page)).toBe('Ana Delgado');
    expect(await page.getByLabel('Project Description').inputValue()).toBe(description);
    expect(await page.getByRole('radio', { name: /^High/ }).isChecked()).toBe(true);

    for (const title of ['Select Your Contractor', 'Service Location', 'What do you need done?']) {
      await page.goBack();
      await heading(page, title);
    }
    for (const title of ['Service Location', 'Select Your Contractor', 'Complete Your Request']) {
      await page.goForward();
      await heading(page, title);
    }
    expect(await nameOf(page)).toBe('Ana Delgado');
    // The page's own back button uses the browser's history: no step is visited twice.
    await page.getByRole('link', { name: 'Back to Contractor Selection' }).click();
    await heading(page, 'Select Your Contractor');
    await page.getByRole('link', { name: 'Back to Location' }).click();
    await heading(page, 'Service Location');
    await page.getByText('Louisville, KY 40204').waitFor();

    await page.close();
    const tab = await openWizard(visit, { visitorOf: page });
    await tab.getByText('You started a request on this device.').waitFor();
    await look(tab, 'wizard-1-begun');
    await tab.getByRole('link', { name: 'Continue with: Details' }).click();
    await heading(tab, 'Complete Your Request');
    expect(await nameOf(tab)).toBe('Ana Delgado');
    await tab.getByRole('button', { name: `Submit Request to ${company}` }).waitFor();

    await tab.getByRole('button', { name: 'Start over' }).click();
    await tab.getByRole('button', { name: 'Delete my answers' }).click();
    await heading(tab, 'What do you need done?');
    await tab.reload();
    await heading(tab, 'What do you need done?');
    expect(await tab.getByText('You started a request').count()).toBe(0);
  });

  it('is kept without a connection, and sent once after reconnecting', async () => {
    const page = await openWizard(visit, { context: { serviceWorkers: 'allow' } });
    const company = await reachDetails(page);
    const email = aCustomerEmail();
    await page.context().setOffline(true);
    await page.getByText('No connection. Your answers are kept on this device.').waitFor();
    await fillContact(page, email);
    await page.getByLabel('Project Description').fill(description);
    const waiting = page.getByRole('button', { name: 'No connection: waiting to submit' });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    await waiting.click({ force: true });
    await page.keyboard.press('Enter');
    await look(page, 'wizard-2-offline');

    await page.context().setOffline(false);
    const submit = page.getByRole('button', { name: `Submit Request to ${company}` });
    await submit.waitFor();
    expect(await page.getByText('No connection.').count()).toBe(0);

    // The response to the first try is lost: the second one is the same request.
    visit.expectRefusal(page, { status: 'unreachable', url: '/api/service-requests' });
    await page.route(
      '**/api/service-requests',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await submit.click();
    await seeToast(page, 'Error', 'Failed to submit service request. Please try again.');
    await page.getByText('Not sent yet').waitFor();
    await submit.click();
    await heading(page, 'Request Submitted Successfully!');
    await visit.mailbox.wait({ to: email, matching: /Your request was sent/ });
    expect((await visit.mailbox.read({ to: email })).length).toBe(1);
  });

  it('leads to the first incomplete step, whatever step is requested', async () => {
    const page = await visit.open('/request-service?step=details');
    await heading(page, 'What do you need done?');
    await page.goto(`${visit.url}/request-service?step=nowhere`);
    await heading(page, 'What do you need done?');
    await page.goto(`${visit.url}/request-service?workType=electrical`);
    await heading(page, 'Service Location');
    await page.getByText('Where do you need electrical service?').waitFor();
    // The app has kept the work type.
    await page.waitForURL('**/request-service?step=location');
    await page.goto(`${visit.url}/request-service?step=results`);
    await heading(page, 'Service Location');
    await page.waitForURL('**/request-service?step=location');
    await page.goto(`${visit.url}/request-service?step=details`);
    await heading(page, 'Service Location');
  });
});

describe('the details', () => {
  const messages = {
    description: 'Description is required',
    customerName: 'Name is required',
    customerPhone: 'Phone number is required',
    customerEmail: 'Valid email is required',
    address: 'Address is required',
    city: 'City is required',
    state: 'State is required',
    zipCode: 'Zip code is required',
  };

  it('are summed up, if missing, in a list that takes the focus and links to each field', async () => {
    const page = await openWizard(visit);
    const company = await reachDetails(page);
    const submit = page.getByRole('button', { name: `Submit Request to ${company}` });
    await submit.click();
    const summary = page.getByRole('alert', { name: 'Five answers need another look' });
    await summary.waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await look(page, 'wizard-3-errors');
    const { city, state, zipCode, ...typed } = messages;
    expect(await summary.getByRole('link').allTextContents()).toEqual(Object.values(typed));

    for (const [label, message] of [
      ['Project Description', messages.description],
      ['Your Name', messages.customerName],
      ['Phone Number', messages.customerPhone],
      ['Email Address', messages.customerEmail],
      ['Street Address', messages.address],
    ] as const) {
      await summary.getByRole('link', { name: message }).click();
      const field = page.getByRole('textbox', { name: label });
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const described = (await field.getAttribute('aria-describedby')) ?? '';
      const error = await page
        .locator(
          described
            .split(' ')
            .map((id) => `#${id}`)
            .join(','),
        )
        .allTextContents();
      expect(error.join(' ')).toContain(message);
    }

    await fillContact(page, 'ana@example');
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('555 0177');
    await page.getByLabel('Project Description').fill('Drips');
    await submit.click();
    await page.getByRole('alert', { name: 'Three answers need another look' }).waitFor();
    await page.getByText('Phone number is required: add the area code, such as (502) 555-0134.').waitFor();
    await page.getByText('Valid email is required: add the ending, such as .com.').waitFor();
    await page.getByText('Description is required: write at least 10 characters, five more to go.').waitFor();
  });

  it('are validated by the server with the same messages', async () => {
    const { status, body } = await api<{ code: string; fields: Record<string, string> }>(
      visit.url,
      '/api/service-requests',
      { body: {} },
    );
    expect(status).toBe(400);
    expect(body.fields).toMatchObject(messages);
  });

  it('offer no past day', async () => {
    const page = await openWizard(visit);
    await reachDetails(page);
    await page.getByRole('button', { name: 'Preferred Date' }).click();
    await page.getByRole('grid').waitFor();
    await look(page, 'wizard-4-calendar');
    // Past in every time zone. In the first days of a month, it isn't shown at all.
    const past = new Date(Date.now() - 2 * 86_400_000);
    const name = past.toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
    const gone = await page.getByRole('button', { name: new RegExp(`${name}(?!\\d)`) }).all();
    for (const day of gone) expect(await day.isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: /previous month/i }).isDisabled()).toBe(true);
  });
});

describe('the location', () => {
  const atLocation = async (options: Parameters<typeof openWizard>[1] = {}) => {
    const page = await openWizard(visit, options);
    await chooseWork(page, 'Plumbing');
    return page;
  };
  const detect = async (page: Page) => {
    await page.getByRole('tab', { name: 'Current' }).click();
    await page.getByRole('button', { name: 'Use Current Location' }).click();
  };

  it('needs an existing ZIP code, and a city', async () => {
    const page = await atLocation();
    await page.getByRole('button', { name: 'Continue to Contractors' }).click();
    await seeToast(page, 'Please select a city', 'Choose a city from the dropdown.');
    await page.getByRole('tab', { name: 'Zip Code' }).click();
    const zip = page.getByRole('textbox', { name: 'Zip Code' });
    await zip.fill('4020');
    await page.keyboard.press('Enter');
    await seeToast(page, 'Invalid zip code', 'Please enter a valid 5-digit zip code.');
    visit.expectRefusal(page, { status: 404, url: '/api/' });
    await zip.fill('00000');
    await page.keyboard.press('Enter');
    await seeToast(page, 'Zip code not found', 'Please check the zip code and try again.');
    await look(page, 'wizard-5-zip-unknown');
    await page.getByRole('tab', { name: 'City' }).click();
    await page.getByRole('combobox', { name: 'Not in the list?' }).fill('Paduc');
    await page.getByRole('option', { name: 'Paducah, KY' }).click();
    await page.getByRole('button', { name: 'Continue to Contractors' }).click();
    const zips = page.getByRole('combobox', { name: 'Zip Code' });
    await zips.waitFor();
    await page.getByText('Paducah has 2 zip codes. Pick the one where the work is.').waitFor();
    await look(page, 'wizard-5b-which-zip');
    await zips.selectOption('42003');
    await page.getByRole('button', { name: 'Continue to Contractors' }).click();
    await seeToast(page, 'Location selected', 'Paducah, KY 42003');
    await heading(page, 'Select Your Contractor');
  });

  it('is found by the device', async () => {
    const geolocation = { latitude: 38.2289, longitude: -85.6844 };
    const page = await atLocation({ context: { permissions: ['geolocation'], geolocation } });
    await detect(page);
    await seeToast(page, 'Location detected', ', KY 402');
    await heading(page, 'Select Your Contractor');
  });

  it('is Louisville in a demonstration if no city is known', async () => {
    const geolocation = { latitude: 48.8566, longitude: 2.3522 };
    const page = await atLocation({
      context: { permissions: ['geolocation'], geolocation },
      refusals: [{ status: 404, url: '/api/coordinate-to-city' }],
    });
    await detect(page);
    await seeToast(page, 'Location set to demo', 'Using Louisville for demonstration');
    await page.getByText('Choose from available plumbing specialists in Louisville, KY').waitFor();
  });

  it('says what to do if the device may not or cannot provide it', async () => {
    const page = await atLocation({ context: { permissions: [] } });
    await detect(page);
    await seeToast(page, 'Location Permission Needed', 'Please allow location access and try again.');
    await page.getByText('Your browser blocks location access for this site.').waitFor();
    await look(page, 'wizard-5c-denied');
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation(null);
    await page.getByRole('button', { name: 'Use Current Location' }).click();
    await seeToast(page, 'Location Error', 'Please enter your location manually.');

    await page.addInitScript('delete Navigator.prototype.geolocation');
    await page.reload();
    await detect(page);
    await seeToast(page, 'Location detection unavailable', 'Please select your city or enter zip code below.');
  });
});

describe('the assistant', () => {
  it('reports a browser without speech recognition', async () => {
    const page = await visit.open('/congratulations');
    await page.addInitScript(NO_SPEECH);
    await page.goto(`${visit.url}/request-service`);
    await page.getByRole('button', { name: 'Use Voice' }).click();
    await seeToast(
      page,
      'Voice Input Not Supported',
      'Voice input is not supported in this browser. Please enter details manually.',
    );
  });

  it('turns speech into a submitted request, with a misheard word corrected in one tap', async () => {
    const page = await visit.open('/congratulations');
    await page.addInitScript(SPEECH);
    await page.goto(`${visit.url}/request-service`);
    const speak = async () => {
      await page.getByRole('button', { name: 'Use Voice' }).click();
      await page.getByRole('button', { name: 'Listening...' }).waitFor();
    };
    await speak();
    await page.evaluate("fail('not-allowed')");
    await seeToast(page, 'Voice Input Error', 'Unable to process voice input. Please try again or enter manually.');
    await speak();
    await page.evaluate(
      "hear('my name is Anna Delgado the outlet in the bedroom sparks when I plug something in can somebody come tomorrow morning I am in 40204 my number is 502 555 0177')",
    );
    await page.getByText('Where do you need electrical service?').waitFor();
    expect(await page.evaluate('listening')).toEqual({ lang: 'en-US', continuous: false, interimResults: false });
    const understood = page.getByRole('region', { name: 'Understood:' });
    await understood.getByText('Change', { exact: true }).click();
    expect(await understood.getByLabel('Urgency Level', { exact: true }).inputValue()).toBe('high');
    expect(await understood.getByLabel('Preferred Time', { exact: true }).inputValue()).toBe('morning');
    await look(page, 'wizard-6-heard');
    await understood.getByLabel('Your Name', { exact: true }).fill('Ana Delgado');
    await understood.getByLabel('Preferred Time', { exact: true }).selectOption('Afternoon');
    await understood.getByRole('button', { name: 'Remove: Preferred Date' }).click();

    await page.getByRole('link', { name: 'Continue' }).click();
    await heading(page, 'Select Your Contractor');
    await askAbout(page, 0);
    await page.getByRole('button', { name: 'Select Craftsman', exact: true }).click();
    await heading(page, 'Complete Your Request');
    expect(await nameOf(page)).toBe('Ana Delgado');
    expect(await page.getByRole('textbox', { name: 'Phone Number' }).inputValue()).toMatch(/502.*555.*0177/);
    expect(await page.getByLabel('Project Description').inputValue()).toMatch(/outlet in the bedroom sparks/);
    const email = aCustomerEmail();
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Street Address').fill('1127 Cherokee Rd');
    await page.getByRole('button', { name: /^Submit Request to/ }).click();
    await heading(page, 'Request Submitted Successfully!');
    await visit.mailbox.wait({ to: email, matching: /Your request was sent/ });
  });

  it('says if it is unavailable, and keeps the sentence', async () => {
    const page = await openWizard(visit, { refusals: [{ status: 'unreachable', url: '/api/process-voice-input' }] });
    await page.route('**/api/process-voice-input', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Type Text' }).click();
    const ask = page.getByRole('button', { name: 'Process with AI' });
    expect(await ask.isDisabled()).toBe(true);
    await page.getByLabel('What needs to be done?').fill('the furnace needs a tune-up');
    await ask.click();
    await seeToast(page, 'Processing Error', 'Failed to process your input. Please try again.');
    await ask.click();
    await page.getByText('Where do you need HVAC service?').waitFor();
  });
});

it('the three best matches are asked together', async () => {
  const page = await openWizard(visit);
  await chooseWork(page, 'Plumbing');
  await enterZipCode(page, '40204');
  await seeToast(page, 'Location found', 'Louisville, KY 40204');
  await page.getByRole('button', { name: /^Ask the 3 best matches/ }).click();
  await page.getByRole('dialog', { name: 'Ask the 3 best matches' }).waitFor();
  await look(page, 'wizard-7-best-matches');
  await page.getByRole('button', { name: 'Ask these 3' }).click();
  await heading(page, 'Complete Your Request');
  const email = aCustomerEmail();
  await fillContact(page, email);
  await page.getByLabel('Project Description').fill(description);
  await page.getByRole('button', { name: /^Submit Request to/ }).click();
  await heading(page, 'Request Submitted Successfully!');
  expect(stepOf(page)).toBe('results');
  await page.getByText('Notifications sent to local plumbing specialists').waitFor();
  expect(await page.getByRole('link', { name: /^Call / }).count()).toBe(3);
  await look(page, 'wizard-8-results');

  const number = requestNumberIn(await visit.mailbox.wait({ to: email }));
  const emails = async () => (await visit.mailbox.read({ channel: 'email' })).filter(isAbout(number)).length;
  await expect.poll(emails).toBe(4);
  await page.getByRole('link', { name: 'New Request' }).click();
  await heading(page, 'What do you need done?');
});

it('a double click submits once', async () => {
  const page = await openWizard(visit);
  const company = await reachDetails(page);
  const email = aCustomerEmail();
  await fillContact(page, email);
  await page.getByLabel('Project Description').fill(description);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/service-requests')) posts += 1;
  });
  // Both clicks come before the page has rendered the progress of the first one.
  await page.getByRole('button', { name: `Submit Request to ${company}` }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await heading(page, 'Request Submitted Successfully!');
  expect(posts).toBe(1);
  // Back leads to no form that could send it again.
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await page.getByRole('button', { name: /^Submit Request/ }).count()).toBe(0);
});

it('the first two steps need no pointer', async () => {
  const page = await openWizard(visit, { size: 'desk' });
  await tabTo(page, 'Skip to content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Type Text');
  await page.keyboard.press('Enter');
  await page.keyboard.type('water heater leaks in the basement');
  await tabTo(page, 'Process with AI');
  await page.keyboard.press('Enter');
  await heading(page, 'Service Location');
  expect(await focused(page)).toBe('Service Location');
  await tabTo(page, 'City (tab)');
  await page.keyboard.press('ArrowLeft');
  const zipCode = page.getByRole('textbox', { name: 'Zip Code' });
  await zipCode.waitFor();
  await tabTo(page, 'Zip Code');
  await page.keyboard.type('40204');
  await expect.poll(() => zipCode.inputValue()).toBe('40204');
  await page.keyboard.press('Enter');
  await heading(page, 'Select Your Contractor');
  await page.getByRole('article').first().waitFor();
  expect(await focused(page)).toBe('Select Your Contractor');
});

it.each(inTurn('wizard-desk', ['light', 'dark']))('the wizard is at home on a desk, %s', async (colorScheme) => {
  const page = await openWizard(visit, { size: 'desk', context: { colorScheme } });
  const seen = (step: string) => look(page, `wizard-desk-${colorScheme}-${step}`);
  await page.getByRole('button', { name: 'Type Text' }).click();
  await seen('work-type');
  await page.getByRole('button', { name: 'Type Text' }).click();
  await sayInWords(page, 'smell of gas near the water heater');
  await seen('location');
  await enterZipCode(page, '40204');
  await seen('contractors');
  await askAbout(page, 1);
  await seen('confirm');
  await page.getByRole('button', { name: 'Select Craftsman', exact: true }).click();
  await heading(page, 'Complete Your Request');
  await seen('details');
});
