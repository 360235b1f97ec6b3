import { FORM_FIELD } from '@plumbline/contract/kernel/site.ts';
import { JSDOM } from 'jsdom';

/** A page as a client without scripts sees it. */
export interface PlainPage {
  readonly status: number;
  /** Where a redirect leads; null for a page. */
  readonly leadsTo: string | null;
  readonly document: Document;
  /** Returns the text of the message below a field. */
  errorOf(field: string): string | undefined;
}

/** Which form of a page is posted, and with which headers. */
interface How {
  readonly to?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns the page's form whose address ends in a text. */
export const formOf = ({ document }: PlainPage, to: string): HTMLFormElement | undefined =>
  [...document.querySelectorAll<HTMLFormElement>('main form[method=post]')].find((form) =>
    form.querySelector<HTMLInputElement>(`input[name=${FORM_FIELD}]`)?.value.endsWith(to),
  );

/** A plain HTTP client with cookies, as curl is one; with those of a browser, if given. */
export function plainClient(url: string, given: Iterable<readonly [name: string, value: string]> = []) {
  const cookies = new Map(given);

  const fetchPage = async (path: string, init: RequestInit = {}): Promise<PlainPage> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(path, url), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const { document } = new JSDOM(await response.text()).window;
    return {
      status: response.status,
      leadsTo: response.headers.get('location'),
      document,
      errorOf: (field) => document.getElementById(`${field}-error`)?.textContent,
    };
  };

  return {
    cookies: cookies as ReadonlyMap<string, string>,
    open: (path: string) => fetchPage(path),
    /**
     * Fills fields of a form and posts it where a browser would: to the page itself. `to` is the end of the form's
     * address, if the page has several.
     */
    post: (
      path: string,
      page: PlainPage,
      given: Readonly<Record<string, string>>,
      { to = '', headers = {} }: How = {},
    ) => {
      const form = formOf(page, to);
      if (!form || form.hasAttribute('action'))
        throw new Error(`${path} has no form to ${to} that posts to its own page`);
      const fields = new URLSearchParams();
      for (const { name, type, value, checked } of form.querySelectorAll('input')) {
        if (name !== '' && (!/radio|checkbox/.test(type) || checked)) fields.set(name, value);
      }
      for (const { name, value } of form.querySelectorAll<HTMLTextAreaElement>('textarea, select'))
        fields.set(name, value);
      for (const [name, value] of Object.entries(given)) fields.set(name, value);
      return fetchPage(path, { method: 'POST', body: fields, headers });
    },
  };
}
