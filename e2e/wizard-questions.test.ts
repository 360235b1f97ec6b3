import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import { expect, it } from 'vitest';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { openWizard } from './support/wizard.ts';

const visit = journey();

it.each(inTurn('wizard-question', ['light', 'dark']))('asks what a sentence leaves open, %s', async (colorScheme) => {
  const page = await openWizard(visit, { context: { colorScheme } });
  const say = async (sentence: string) => {
    await page.getByRole('button', { name: 'Type Text' }).click();
    await page.getByLabel('What needs to be done?').fill(sentence);
    await page.getByRole('button', { name: 'Process with AI' }).click();
  };
  await say('the cabinet under the sink is rotten');
  const trade = page.getByRole('region', { name: /^Is it / });
  await trade.waitFor();
  await look(page, `wizard-question-trade-${colorScheme}`);
  await page.getByLabel('What needs to be done?').fill('a strange smell in the laundry room');
  await page.getByRole('button', { name: 'Process with AI' }).click();
  const danger = page.getByRole('region', { name: 'Do you smell gas now?' });
  await danger.waitFor();
  expect(await page.getByText('Or choose the kind of work').count()).toBe(0);
  await look(page, `wizard-question-danger-${colorScheme}`);
  await danger.getByRole('button', { name: 'Yes, now' }).click();
  await page.getByRole('heading', { level: 1, name: 'Service Location' }).waitFor();
  await page
    .getByRole('alert')
    .getByText(/leave the house now/)
    .waitFor();
});
