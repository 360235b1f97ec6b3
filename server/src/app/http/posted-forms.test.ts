import { defaultSite, FORM_FIELD, FORM_KEY_FIELD } from '@plumbline/contract/kernel/site.ts';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../kernel/errors.ts';
import { keepLanguage } from '../../kernel/http/language-cookie.ts';
import type { PageCall, PageCalls } from '../../kernel/http/page-calls.ts';
import { formAnswers } from './posted-forms.ts';
import type { LeadingPage, PagePost, RenderedPage, RenderPage } from './rendered-pages.ts';

const request = { id: 'req_1', headers: {}, log: { error: () => undefined, warn: () => undefined } };
const reply = { setCookie: () => undefined };
const page = { request, reply: {}, ctx: {} } as unknown as PageCall;
const asker = { request, reply, ctx: { actor: 'the asker' } } as unknown as PageCall;
const viewers = { anyone: page, asking: async () => asker, beforeReading: async () => undefined };
const fields = new URLSearchParams({ [FORM_FIELD]: '/api/notes', [FORM_KEY_FIELD]: 'key-1', note: 'Hello' });
const address = { language: 'es', href: '/es/notes?page=2' } as const;

const aPage: RenderedPage = {
  status: 200,
  isPersonal: false,
  shows: null,
  body: '<form>',
  scripts: [],
  data: '',
  call: undefined,
  showsPosted: true,
};
const leaveNote = { name: 'leaveNote', params: undefined, body: { note: 'Hello' }, next: undefined };

/** Answers the form of a page that renders as given, with an endpoint that does what `send` does. */
async function answer(
  pages: readonly (Partial<RenderedPage> | LeadingPage | null)[],
  {
    send = async () => undefined,
    allows = () => true,
  }: { send?: (page: PageCall) => Promise<unknown>; allows?: (rate: string) => boolean } = {},
) {
  const posts: (PagePost | undefined)[] = [];
  const sent: unknown[] = [];
  const render: RenderPage = async (_address, _site, _page, post) => {
    const next = pages[posts.length];
    posts.push(post);
    if (next === undefined || next === null) return null;
    return next.leadsTo === undefined ? { ...aPage, ...next } : next;
  };
  const pageCalls = {
    rateOf: () => 'message',
    send: async (name: string, by: PageCall, { body, key }: { body: unknown; key(): string | null }) => {
      sent.push({ name, body, key: key(), isByAsker: by === asker });
      return send(by);
    },
  } as unknown as PageCalls;
  const answers = formAnswers({ render, pageCalls, limits: { allows } });
  const outcome = await answers(address, defaultSite, viewers, fields);
  return { outcome, posts, sent };
}

describe('a posted form', () => {
  it('makes the call that its page reads from it, and leads back to the page', async () => {
    const { outcome, sent, posts } = await answer([{ call: leaveNote }]);
    expect(outcome).toEqual({ leadsTo: '/es/notes?page=2' });
    expect(sent).toEqual([{ name: 'leaveNote', body: { note: 'Hello' }, key: 'key-1', isByAsker: true }]);
    expect(posts).toEqual([{ to: '/api/notes', fields }]);
  });

  it('leads to the page that it names, in the same language', async () => {
    const { outcome } = await answer([{ call: { ...leaveNote, next: () => '/thanks?to=you' } }]);
    expect(outcome).toEqual({ leadsTo: '/es/thanks?to=you' });
  });

  it('leads to a page that the reply names', async () => {
    const next = (reply: unknown) => `/notes/${JSON.stringify(reply)}`;
    const { outcome } = await answer([{ call: { ...leaveNote, next } }], { send: async () => 7 });
    expect(outcome).toEqual({ leadsTo: '/es/notes/7' });
  });

  it('leads to the language of the account that has signed in with it', async () => {
    const send = async ({ reply }: PageCall) => keepLanguage(reply, 'en', true);
    const { outcome } = await answer([{ call: { ...leaveNote, next: () => '/projects' } }], { send });
    expect(outcome).toEqual({ leadsTo: '/projects' });
  });

  it('comes back with what is wrong, and nothing was called', async () => {
    const { outcome, sent } = await answer([{}]);
    expect(outcome).toEqual({ page: aPage, status: 400 });
    expect(sent).toEqual([]);
  });

  it('comes back with the reason of a refusal and its status', async () => {
    const send = async () => {
      throw new DomainError('spending-cap', { en: 'Over the cap.', es: 'Sobre el límite.' });
    };
    const { outcome, posts } = await answer([{ call: leaveNote }, { body: '<p>Refused' }], { send });
    expect(outcome).toEqual({ page: { ...aPage, body: '<p>Refused' }, status: 409 });
    expect(posts[1]).toMatchObject({ to: '/api/notes', fields, refusal: { status: 409 } });
    expect(posts[1]?.refusal?.body).toContain('Sobre el límite.');
  });

  it('is led on if its page is for people who are signed in, and nothing was called', async () => {
    const { outcome, sent } = await answer([{ leadsTo: '/es/login' }]);
    expect(outcome).toEqual({ leadsTo: '/es/login' });
    expect(sent).toEqual([]);
  });

  it('has the status of a page whose subject is gone', async () => {
    const { outcome } = await answer([{ status: 404, showsPosted: false }]);
    expect(outcome).toMatchObject({ status: 404 });
  });

  it('shows the page as it is now if that has no such form any more', async () => {
    const { outcome } = await answer([{ showsPosted: false }]);
    expect(outcome).toMatchObject({ status: 409 });
  });
});

describe('a form that cannot be answered', () => {
  it('was not called if its page was not rendered', async () => {
    expect(await answer([null])).toMatchObject({ outcome: { failure: 'busy' }, sent: [] });
  });

  it('is refused beyond the limit of the page, and beyond that of its endpoint', async () => {
    expect(await answer([{}], { allows: () => false })).toMatchObject({ outcome: { failure: 'tooMany' } });
    const { outcome, sent } = await answer([{ call: leaveNote }, {}], { allows: (rate) => rate === 'read' });
    expect(outcome).toMatchObject({ status: 429 });
    expect(sent).toEqual([]);
  });
});
