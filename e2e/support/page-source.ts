/** A page as served, before any script runs. */
export interface PageSource {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly title: string | undefined;
  /** Returns the content of a meta element, by name or property. */
  meta(name: string): string | undefined;
  readonly canonical: string | undefined;
  /** Names and addresses of the breadcrumb; empty on the landing page. */
  readonly breadcrumb: { readonly name: string; readonly item: string }[];
}

/** Fetches a page as a search engine or a messenger does. */
export async function fetchPage(url: string, path: string): Promise<PageSource> {
  const answer = await fetch(url + path);
  const html = await answer.text();
  const content = (tag: string) => new RegExp(`<${tag}"([^"]*)"`).exec(html)?.[1];
  const data = /<script type="application\/ld\+json" id="breadcrumb">(.*?)<\/script>/.exec(html)?.[1];
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    meta: (name) => content(`meta name="${name}" content=`) ?? content(`meta property="${name}" content=`),
    canonical: content('link rel="canonical" href='),
    breadcrumb: data === undefined ? [] : JSON.parse(data).itemListElement,
  };
}
