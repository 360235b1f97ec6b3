import { once } from 'node:events';
import { createServer } from 'node:http';

/** A city's data portal, as a local server. */
export interface PermitPortal {
  readonly origin: string;
  /** Address of its data set, as people see it in their browser. */
  readonly page: string;
  close(): Promise<void>;
}

/** A row in the columns of a town that follows no standard. Every ninth has no number, and one is listed twice. */
const rowOf = (number: number) => ({
  ...(number % 9 !== 0 && { permit_no: `BLD-2026-${String(number === 12 ? 11 : number).padStart(4, '0')}` }),
  work_desc: number % 2 === 0 ? 'REPLACE WATER HEATER AND WATER LINES' : 'RE-ROOF',
  site_addr: number % 10 === 0 ? 'TO BE DETERMINED' : `${200 + number} ELM ST LA GRANGE KY 40031`,
  app_date: `2026-11-${String((number % 20) + 1).padStart(2, '0')}T00:00:00.000`,
  est_cost: number % 4 === 0 ? 'SEE PLANS' : String(1000 + number),
  builder: 'OHIO BEND BLDRS LLC',
});

const COLUMNS = ['permit_no', 'work_desc', 'site_addr', 'app_date', 'est_cost', 'builder'];

/** Starts a portal with this many permits, which answers page by page, and refuses the first request of each. */
export async function openPermitPortal(count: number): Promise<PermitPortal> {
  const refused = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://portal');
    if (pathname !== '/resource/ab12-cd34.json') return void response.writeHead(404).end();
    const offset = Number(searchParams.get('$offset'));
    if (!refused.has(`${offset}`)) {
      refused.add(`${offset}`);
      return void response.writeHead(429, { 'retry-after': '0' }).end();
    }
    const rows = Array.from({ length: count }, (_, at) => rowOf(at + 1));
    const headers = { 'content-type': 'application/json', 'x-soda2-fields': JSON.stringify(COLUMNS) };
    response
      .writeHead(200, headers)
      .end(JSON.stringify(rows.slice(offset, offset + Number(searchParams.get('$limit')))));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The portal has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    page: `${origin}/Permits/Building-Permits/ab12-cd34/about_data`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
