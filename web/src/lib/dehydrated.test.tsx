import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { readInto, written } from './dehydrated.ts';

const reading = (answer: () => unknown) => ({ queryKey: ['/api/thing'], queryFn: async () => answer(), retry: false });
const refuse = () => {
  throw new ApiError(404, '', '{"code":"not-found","message":"There is nothing here.","traceId":"req_1"}');
};

/** Reads something on the server, and returns the browser's cache after the page has arrived. */
async function arrived(answer: () => unknown) {
  const server = new QueryClient();
  await server.prefetchQuery(reading(answer));
  const json = JSON.stringify(written(server));
  const browser = new QueryClient();
  return { refused: json === undefined ? undefined : readInto(browser, json), browser };
}

it('what a page has read arrives in the browser', async () => {
  const { refused, browser } = await arrived(() => 'found');
  expect(browser.getQueryData(['/api/thing'])).toBe('found');
  expect(refused).toEqual(new Set());
});

it('a refusal arrives as the browser would get it, and is shown without asking again', async () => {
  const { refused, browser } = await arrived(refuse);
  const state = browser.getQueryState(['/api/thing']);
  expect(state?.error).toBeInstanceOf(ApiError);
  expect(state?.error).toMatchObject({ status: 404, problem: { message: 'There is nothing here.' } });
  const Page = () => {
    const { error } = useQuery({ ...reading(refuse), retryOnMount: ({ queryHash }) => !refused?.has(queryHash) });
    return error?.message.slice(0, 3);
  };
  const html = renderToString(
    <QueryClientProvider client={browser}>
      <Page />
    </QueryClientProvider>,
  );
  expect(html).toBe('404');
});

it('an error that is no refusal stays on the server, so the browser asks by itself', async () => {
  const { browser } = await arrived(() => {
    throw new Error('a bug, with personal data in its message');
  });
  expect(browser.getQueryState(['/api/thing'])).toBeUndefined();
});
