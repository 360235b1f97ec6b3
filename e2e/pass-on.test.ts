import { expect, it } from 'vitest';
import { contractorProgram } from './support/contractor.ts';
import { submitByApi } from './support/customer.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { type PlainPage, plainClient } from './support/plain-forms.ts';
import { findPlumbers } from './support/submissions.ts';

const visit = journey();
const lexington = { city: 'Lexington', state: 'KY', zipCode: '40507' };

/** Denies a request as the contractor with a name. */
async function deny(requestNumber: string, company: string): Promise<void> {
  const contractor = (await findPlumbers(visit.url, lexington)).find(({ companyName }) => companyName === company);
  if (!contractor) throw new Error(`${company} is not in Lexington`);
  const program = contractorProgram(visit.url, contractor);
  const { status } = await program.answer(await program.referralOf(requestNumber), { response: 'deny' });
  expect(status).toBe(200);
}

it('a request is passed on in the customer’s order, and the page follows', async () => {
  const { page, requestNumber, company } = await submitByApi(visit, { ...lexington, pick: 4 });
  const card = page.getByRole('region', { name: 'Ask the next one if nobody answers' });
  await card.getByText('up to 5').waitFor();
  await look(page, 'pass-on-1-off');
  await card.getByRole('button', { name: 'Line up the next contractors' }).click();
  await card.getByRole('button', { name: 'Switch it off' }).waitFor();
  const names = () => card.getByRole('heading', { level: 3 }).allTextContents();
  const [first = '', second = '', third = '', ...others] = await names();
  expect([first, second, third, ...others]).not.toContain(company);
  await card
    .getByText(/^Asked if nobody answers by /)
    .first()
    .waitFor();

  await card.getByRole('button', { name: `Ask ${second} earlier` }).press('Enter');
  await card.getByText(`${second} is now number 1.`).waitFor();
  expect(await names()).toEqual([second, first, third, ...others]);
  await page
    .getByRole('button', { name: `Ask ${second} later` })
    .and(page.locator(':focus'))
    .waitFor();
  await card.getByRole('button', { name: `Don't ask ${third}` }).click();
  await card.getByText(`${third} won't be asked.`).waitFor();
  await look(page, 'pass-on-2-on');
  for (const [path, colorScheme] of [
    ['', 'dark'],
    ['/es', 'light'],
  ] as const) {
    const desk = await visit.open(path + new URL(page.url()).pathname, { size: 'desk', context: { colorScheme } });
    await desk.getByRole('listitem').filter({ hasText: second }).waitFor();
    await look(desk, `pass-on-3-desk-${colorScheme}`);
  }

  await deny(requestNumber, company);
  const asked = page.getByRole('region', { name: 'The contractors you asked' });
  await asked.getByText(second).waitFor();
  await card.getByRole('listitem').filter({ hasText: second }).waitFor({ state: 'detached' });
  await page.getByText('It was passed on to the next contractor in line, as you chose').waitFor();
  await look(page, 'pass-on-4-passed');
});

it('a request is passed on through three contractors, lined up with forms of the page as it arrives', async () => {
  const { page, requestNumber, company } = await submitByApi(visit, { ...lexington, pick: 6 });
  const path = new URL(page.url()).pathname;
  const client = plainClient(visit.url);
  const lineOf = ({ document }: PlainPage) =>
    [...document.querySelectorAll('section[aria-labelledby=pass-on] h3')].map(({ textContent }) => textContent ?? '');
  const post = async (to: (page: PlainPage) => string): Promise<PlainPage> => {
    const before = await client.open(path);
    const { status, leadsTo } = await client.post(path, before, {}, { to: to(before) });
    expect(status).toBe(303);
    return client.open(leadsTo ?? '');
  };
  const buttonOf = ({ document }: PlainPage, way: string, at: number) =>
    [...document.querySelectorAll(`section[aria-labelledby=pass-on] button[id^=${way}-]`)][at]?.id ?? '';

  const [first, second, ...more] = lineOf(await post(() => '#switch-on'));
  expect(lineOf(await post((shown) => `#${buttonOf(shown, 'down', 0)}`))).toEqual([second, first, ...more]);
  const line = lineOf(await post((shown) => `#${buttonOf(shown, 'remove', 1)}`));
  expect(line).toEqual([second, ...more]);
  let last = company;
  for (const next of line.slice(0, 3)) {
    await deny(requestNumber, last);
    const { document } = await client.open(path);
    expect(document.querySelector('section[aria-labelledby=asked-contractors]')?.textContent).toContain(next);
    last = next;
  }
  expect(lineOf(await post(() => '#switch-off'))).toEqual([]);
});
