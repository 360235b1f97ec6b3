import { expect, it } from 'vitest';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { findPlumbers } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

// A product of its own: the others need the contractors that go here.
const visit = journey({ own: {} });

it('the test data go after asking, and only then', async () => {
  const page = await visit.open('/find-plumbers?near=Louisville%2C+KY');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: 'Remove Test Data' }).click();
  await look(page, 'directory-20-clear');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await findPlumbers(visit.url)).length).toBe(20);

  await page.getByRole('button', { name: 'Remove Test Data' }).click();
  await page.getByRole('button', { name: 'Remove all test contractors' }).click();
  await seeToast(page, 'Test Data Removed', 'Cleared synthetic contractor data. Only authentic companies now display.');
  await page.getByText('No Licensed Contractors Found').waitFor();
  expect(await findPlumbers(visit.url)).toEqual([]);
  await look(page, 'directory-21-cleared');
});
