import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { repository } from '../install.mjs';
import { freePort } from '../product.ts';

export interface BlankPage {
  readonly url: string;
  stop(): void;
}

/** Serves a page with one heading in the product's font, and nothing else. No page can be faster. */
export async function serveBlankPage(): Promise<BlankPage> {
  const assets = join(repository, 'web', 'dist', 'assets');
  const file = (await readdir(assets)).find((name) => name.endsWith('.woff2'));
  if (file === undefined) throw new Error('The web app has no font');
  const font = await readFile(join(assets, file));
  const server = createServer((request, response) => {
    if (request.url === '/font.woff2') {
      response.writeHead(200, { 'content-type': 'font/woff2' }).end(font);
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    }
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Blank</title>
<link rel="icon" href="data:,">
<link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin>
<style>
  @font-face { font-family: Archivo; src: url(/font.woff2); font-weight: 100 900; font-display: optional }
  h1 { font-family: Archivo, sans-serif }
</style>
<h1>A page with one heading</h1>
</html>`;
