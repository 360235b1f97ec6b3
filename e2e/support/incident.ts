import type { Page } from 'playwright-core';

/** Lets the operator's page learn of an incident that lasts, and of one that is over, besides what the server knows. */
export async function tellOfIncidents(page: Page): Promise<void> {
  await page.route('**/api/operator/health', async (route) => {
    const response = await route.fetch();
    const health: { at: string } = await response.json();
    const ago = (minutes: number) => new Date(Date.parse(health.at) - minutes * 60_000).toISOString();
    const mail = {
      kind: 'email',
      what: 'The mail server refuses connections.',
      toDo: 'Look at the mail server, SMTP_URL, its certificate and DNS.',
      stillWorks: 'All pages, forms and answers by link.',
    };
    const incidents = [
      { ...mail, beganAt: ago(24), endedAt: null, toldAt: ago(22) },
      { ...mail, beganAt: ago(600), endedAt: ago(589), toldAt: null },
    ];
    await route.fulfill({ response, json: { ...health, incidents } });
  });
}
