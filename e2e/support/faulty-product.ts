import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/src/app/embedded-postgres/start.ts';
import { type FaultyLink, openFaultyLink } from '../../server/src/kernel/testing/faulty-link.ts';
import { copyData, type Product, startProduct } from '../../tools/product.ts';
import { statusOf } from './status-of.ts';
import { aSubmission, findPlumbers } from './submissions.ts';

/** A product with a database that it reaches over a faulty link. */
export interface FaultyProduct {
  readonly url: string;
  readonly link: FaultyLink;
  /** The database, without the link. */
  readonly connectionString: string;
  /** Returns requests that need the database: reads, pages and submissions, each this many times. They return statuses. */
  needing(times: number): (() => Promise<number>)[];
  /** Stops the product and its database, and removes their data. Returns the exit code. */
  close(): Promise<number | null>;
}

/** Few, so that losing one shows. */
const CONNECTIONS = 4;

/** Starts a product. @param newData the data of a stopped product; without, it starts with an empty folder */
export async function startFaultyProduct(newData?: string): Promise<FaultyProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-faults-'));
  let postgres: EmbeddedPostgres | undefined;
  let link: FaultyLink | undefined;
  let product: Product | undefined;
  const close = async () => {
    await link?.heal();
    const exitCode = await product?.stop();
    await link?.close();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
    return exitCode ?? null;
  };
  try {
    if (newData !== undefined) await copyData(newData, folder);
    postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
    link = await openFaultyLink(postgres.connectionString);
    const DATABASE_URL = link.through(postgres.connectionString);
    product = await startProduct({
      env: { DATABASE_URL, DATABASE_POOL: String(CONNECTIONS), PROCESS: 'web', LOG_LEVEL: 'silent' },
    });
    const { url } = product;
    const [contractor] = await findPlumbers(url);
    if (contractor === undefined) throw new Error('There is no contractor to ask');
    return { url, link, connectionString: postgres.connectionString, needing: requestsTo(url, contractor), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function requestsTo(url: string, contractor: { readonly id: string; readonly slug: string }) {
  const submission = (number: number) =>
    statusOf(`${url}/api/service-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(
        aSubmission({ selectedPlumberId: contractor.id, customerEmail: `faults-${number}@example.com` }),
      ),
    });
  let submitted = 0;
  return (times: number) =>
    Array.from({ length: times }, () => [
      () => statusOf(`${url}/api/projects?limit=1`),
      () => statusOf(`${url}/api/find-plumbers?city=Louisville&state=KY&serviceType=plumbing`),
      () => statusOf(`${url}/contractors/${contractor.slug}`),
      () => submission(submitted++),
    ]).flat();
}
