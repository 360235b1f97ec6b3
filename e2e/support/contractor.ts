import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { liveServiceRequestPath } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import { linkIn, openMailbox } from './mailbox.ts';

/** Something a contractor received, and how. */
export interface Received {
  readonly how: string;
  readonly text: string;
}

/** A contractor simulated by a program: makes the web page's calls, and records all responses. */
export interface ContractorProgram {
  readonly received: readonly Received[];
  /** Returns the referral in the newest link that this contractor got for a request. */
  referralOf(requestNumber: string): Promise<string>;
  /** Reads everything the link opens: the page, the referral, and from now on its live updates. */
  look(referralId: string): Promise<void>;
  /** Posts as this contractor. Returns status and body. */
  post(path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Accepts, denies or proposes. */
  answer(referralId: string, response: object): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Reads all emails and text messages so far. */
  readMail(): Promise<void>;
  /** Stops listening. */
  leave(): void;
}

export function contractorProgram(productUrl: string, contractor: FoundContractor): ContractorProgram {
  const received: Received[] = [];
  const heard = new Map<string, { readonly how: string; text: string }>();
  const leaving = new AbortController();
  const { id: contractorId, email, phone } = contractor;

  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(productUrl + path, init);
    const headers = JSON.stringify([...answer.headers]);
    const text = await answer.text();
    received.push({ how: `${init.method ?? 'GET'} ${path}`, text: `${headers} ${text}` });
    return { status: answer.status, text };
  };
  const post: ContractorProgram['post'] = async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await call(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status, body: JSON.parse(text) };
  };

  const listen = async (referralId: string) => {
    const stream = { how: `the live updates of ${referralId}`, text: '' };
    heard.set(referralId, stream);
    const answer = await fetch(productUrl + liveServiceRequestPath(referralId), { signal: leaving.signal });
    void (async () => {
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) stream.text += chunk;
    })().catch(() => undefined);
  };

  return {
    get received() {
      return [...received, ...heard.values()];
    },
    async referralOf(requestNumber) {
      const matching = new RegExp(`${requestNumber}[^]*/respond/`);
      const mail = await openMailbox(productUrl).wait({ ...(email && { to: email }), matching });
      return linkIn(mail, '/respond/').split('/').at(-2) ?? '';
    },
    async look(referralId) {
      if (!heard.has(referralId)) await listen(referralId);
      await call(`/respond/${referralId}/${contractorId}`);
      await call(`/api/service-requests/${referralId}`);
    },
    post,
    answer: (referralId, response) =>
      post('/api/contractor-response', { serviceRequestId: referralId, contractorId, ...response }),
    async readMail() {
      for (const to of [email, phone]) {
        if (to === null) continue;
        for (const message of await openMailbox(productUrl).read({ to })) {
          received.push({ how: `the ${message.channel} '${message.subject ?? ''}'`, text: JSON.stringify(message) });
        }
      }
    },
    leave: () => leaving.abort(),
  };
}
