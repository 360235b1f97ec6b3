import { setTimeout as sleep } from 'node:timers/promises';
import type { MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { api, aSubmission, findPlumbers, submit } from '../e2e/support/submissions.ts';

/** Paths of pages that show demonstration data. */
export interface DemoPages {
  readonly contractor: string;
  readonly project: string;
  /** The link in the message to a contractor who was asked. */
  readonly respond: string;
  readonly track: string;
}

const PATIENCE_MS = 60_000;

/** Submits a request, and returns the pages that show it, beside those of a contractor and a project. */
export async function demoPages(url: string): Promise<DemoPages> {
  const [contractor] = await findPlumbers(url);
  const { body: projects } = await api<{ id: string }[]>(url, '/api/projects?limit=1');
  const [project] = projects;
  if (!contractor || !project) throw new Error('The demonstration data has no contractor or no project');
  const { body: request } = await submit(url, aSubmission({ selectedPlumberId: contractor.id }));
  return {
    contractor: `/contractors/${contractor.slug}`,
    project: `/projects/${project.id}`,
    respond: await linkTo(url, request.requestNumber),
    track: new URL(request.trackingUrl, url).pathname,
  };
}

/** Waits for the message that offers a request to a contractor, and returns the path of its link. */
async function linkTo(url: string, requestNumber: string): Promise<string> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const { body: messages } = await api<MailboxMessage[]>(url, '/api/dev/mailbox');
    const offer = messages.find(({ text }) => text.includes(requestNumber) && text.includes('/respond/'));
    const path = /\/respond\/\w+\/\w+/.exec(offer?.text ?? '')?.[0];
    if (path !== undefined) return path;
    await sleep(200);
  }
  throw new Error('The contractor got no message');
}
