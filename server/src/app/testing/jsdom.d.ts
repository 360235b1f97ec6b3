/** The part of jsdom that tests of pages use. The server's code has no types of the DOM. */
declare module 'jsdom' {
  export interface PageElement {
    readonly textContent: string;
    readonly name: string;
    readonly type: string;
    readonly value: string;
    readonly checked: boolean;
    readonly disabled: boolean;
    readonly tagName: string;
    readonly localName: string;
    readonly form: (PageElement & { readonly method: string; readonly elements: Iterable<PageElement> }) | null;
    getAttribute(name: string): string | null;
  }
  export interface PageDocument {
    querySelector(selector: string): PageElement | null;
    querySelectorAll(selector: string): Iterable<PageElement>;
    getElementById(id: string): PageElement | null;
  }
  export class JSDOM {
    constructor(html: string, options?: { readonly contentType: string });
    readonly window: { readonly document: PageDocument };
  }
}
