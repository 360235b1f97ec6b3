import type { FastifyInstance } from 'fastify';
import { JSDOM, type PageDocument, type PageElement } from 'jsdom';

/** A page as a browser without scripts shows it. */
export interface SeenPage {
  /** Its address, to which its forms post. */
  readonly url: string;
  readonly status: number;
  /** Where a redirect leads; null for a page. */
  readonly leadsTo: string | null;
  readonly document: PageDocument;
  readonly caching: string | undefined;
  /** Returns the text of the message below a field. */
  errorOf(field: string): string | undefined;
}

const isEmpty = (body: string) => body.includes('<div id="root"></div>');

/** A visitor whose browser runs no scripts: it has cookies, follows links, and posts forms to their own pages. */
export function plainVisitor(app: FastifyInstance) {
  const cookies: Record<string, string> = {};

  const load = async (url: string, fields?: URLSearchParams): Promise<SeenPage> => {
    const post = { method: 'POST', payload: String(fields) } as const;
    const type = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const ask = () => app.inject({ url, cookies, ...(fields && { ...post, headers: type }) });
    let reply = await ask();
    // A page whose rendering takes too long on a busy machine arrives empty, and nothing has been done.
    for (let tries = 0; tries < 10 && (reply.statusCode === 503 || isEmpty(reply.body)); tries++) reply = await ask();
    for (const { name, value } of reply.cookies) cookies[name] = value;
    // Parsing the styles would take most of the time.
    const { document } = new JSDOM(reply.body.replace(/<style.*?<\/style>/s, '')).window;
    return {
      url,
      status: reply.statusCode,
      leadsTo: reply.headers.location ?? null,
      document,
      caching: reply.headers['cache-control'],
      errorOf: (field) => document.getElementById(`${field}-error`)?.textContent,
    };
  };

  return {
    cookies,
    open: (url: string) => load(url),
    /**
     * Presses the first button of the page that has this text, with the fields of its form and those given. Returns the
     * page that its form leads to.
     */
    press: ({ url, document }: SeenPage, label: string | RegExp, given: Readonly<Record<string, string>> = {}) => {
      const isIt = ({ textContent }: PageElement) =>
        typeof label === 'string' ? textContent.includes(label) : label.test(textContent);
      const button = [...document.querySelectorAll('main form button[type=submit]')].find(isIt);
      if (!button?.form || button.disabled) throw new Error(`${url} has no button '${String(label)}'`);
      const fields = new URLSearchParams();
      for (const field of button.form.elements) {
        const { name, value, type, checked, tagName } = field;
        if (tagName === 'BUTTON' || tagName === 'FIELDSET') continue;
        if (name && (!/radio|checkbox/.test(type) || checked)) fields.append(name, value);
      }
      if (button.name !== '') fields.append(button.name, button.value);
      for (const [name, value] of Object.entries(given)) fields.set(name, value);
      const { pathname } = new URL(url, 'https://plumbline.example');
      return button.form.method === 'get' ? load(`${pathname}?${fields.toString()}`) : load(url, fields);
    },
  };
}
