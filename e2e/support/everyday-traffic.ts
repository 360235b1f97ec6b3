import { setTimeout as sleep } from 'node:timers/promises';
import { linkIn, openMailbox } from './mailbox.ts';
import { api, aSubmission, findPlumbers, submit } from './submissions.ts';

export interface TrafficReport {
  readonly requests: number;
  /** What was asked, with the status of the answer; empty if nothing failed. */
  readonly failed: readonly string[];
}

export interface Traffic {
  seen(): TrafficReport;
  stop(): Promise<TrafficReport>;
}

/**
 * Uses a demonstration as people do, until it is stopped: reads, submits requests, answers them from their mails,
 * registers, signs in, bids and writes to support. An answer of 500 or above, or none, is a failure.
 */
export async function everydayTraffic(url: string): Promise<Traffic> {
  const failed: string[] = [];
  let requests = 0;
  let isOver = false;
  const ask = async <Body>(path: string, body?: unknown, headers: Record<string, string> = {}) => {
    requests += 1;
    const what = `${body === undefined ? 'GET' : 'POST'} ${path.replace(/[\w-]{22,}/g, '…')}`;
    try {
      const answer = await api<Body>(url, path, { ...(body !== undefined && { body }), headers });
      if (answer.status >= 500) failed.push(`${what} ${answer.status}`);
      return answer;
    } catch {
      failed.push(`${what} none`);
      return null;
    }
  };
  const contractors = await findPlumbers(url);
  const mailbox = openMailbox(url);

  const read = async (): Promise<void> => {
    await ask('/api/find-plumbers?city=Louisville&state=KY&serviceType=plumbing');
    const list = await ask<{ projects?: { id: string }[] }>('/api/projects?limit=5');
    for (const { id } of list?.body.projects ?? []) await ask(`/api/projects/${id}`);
    await ask('/api/projects/facets');
    await ask('/api/stats');
    await ask(`/api/contractors/by-slug/${contractors[0]?.slug}`);
  };
  const request = async (number: number): Promise<void> => {
    const contractor = contractors[number % contractors.length];
    if (contractor?.email === null || contractor === undefined) return;
    const customerEmail = `upgrade-${number}@example.com`;
    requests += 1;
    const form = aSubmission({ selectedPlumberId: contractor.id, customerEmail });
    const submitted = await submit(url, form).catch(() => null);
    if (submitted?.status !== 201) {
      failed.push(`POST /api/service-requests ${submitted?.status ?? 'none'}`);
      return;
    }
    await ask(`/api/track-service-request/${submitted.body.id}`);
    const matching = new RegExp(submitted.body.requestNumber);
    const offer = await mailbox.wait({ to: contractor.email, matching }).catch(() => null);
    const referral = /\/respond\/([\w-]+)\//.exec(offer?.text ?? '')?.[1];
    if (referral === undefined) failed.push('no offer by mail');
    const response = number % 2 === 0 ? 'accept' : 'deny';
    const answered = { serviceRequestId: referral, contractorId: contractor.id, response };
    await ask('/api/contractor-response', answered);
    await ask(`/api/track-service-request/${submitted.body.id}`);
  };
  const register = async (number: number): Promise<void> => {
    const password = 'copper pipe 22';
    const owner = { email: `upgrade-owner-${number}@example.com`, password };
    const name = { firstName: 'Ana', lastName: 'Delgado', role: 'customer' };
    await ask('/api/auth/register', { ...owner, ...name, confirmPassword: password });
    const mail = await mailbox.wait({ to: owner.email, matching: /verify-email/ }).catch(() => null);
    if (mail === null) {
      failed.push('no mail to verify an address');
      return;
    }
    const token = new URL(linkIn(mail, '/verify-email')).searchParams.get('token');
    await ask('/api/auth/verify-email', { token, password, confirmPassword: password });
    await ask('/api/auth/login', owner);
    await ask('/api/auth/forgot-password', { email: owner.email });
    await ask('/api/support/messages', { text: 'Where is my request?', email: owner.email, name: 'Ana' });
  };

  const repeat = async (visit: (number: number) => Promise<void>): Promise<void> => {
    for (let number = 0; !isOver; number++) {
      await visit(number);
      await sleep(20);
    }
  };
  const running = [repeat(read), repeat(request), repeat(register)];
  const seen = () => ({ requests, failed: [...failed] });
  return {
    seen,
    stop: async () => {
      isOver = true;
      await Promise.all(running);
      return seen();
    },
  };
}
