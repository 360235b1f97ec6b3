import { createHash } from 'node:crypto';
import pg from 'pg';
import { openParquet } from '../server/src/app/commands/import/read-parquet.ts';
import type { ImportedListing } from '../server/src/domains/directory/rules/imported-listing.ts';
import { readOverturePlace } from '../server/src/domains/directory/rules/overture-place.ts';
import { timeZoneIn } from '../server/src/domains/locations/public.ts';

/**
 * A minimal implementation: the same file, with one insert of contractors per batch. It recognizes no duplicates,
 * stores no source, merges nothing, can't resume after a kill, and would store everything twice the second time.
 */
const [file = ''] = process.argv.slice(2);
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const began = performance.now();
let rows = 0;

const contractorOf = (listing: ImportedListing) => {
  const id = `ct_${createHash('sha256').update(listing.externalId).digest('hex').slice(0, 22)}`;
  return { ...listing, id, timeZone: timeZoneIn(listing.state, listing.latitude, listing.longitude) };
};

const { batches } = await openParquet(file, (place) => readOverturePlace(place));
for await (const batch of batches) {
  rows += batch.length;
  const open = batch.flatMap(({ outcome }) =>
    outcome.kind === 'listing' && outcome.listing.closed === null ? contractorOf(outcome.listing) : [],
  );
  await client.query(
    `insert into contractors (id, slug, company_name, address, city, state, zip_code, latitude, longitude, time_zone, phone,
       email, website, specialties, trades, billing_identity, created_at, updated_at)
     select id, id, name, street, city, state, "zipCode", latitude, longitude, "timeZone", phone, email, website, specialties,
       trades, coalesce('phone:' || phone, id), now(), now()
     from json_to_recordset($1) as new(id text, name text, street text, city text, state text, "zipCode" text,
       latitude float8, longitude float8, "timeZone" text, phone text, email text, website text, specialties text[],
       trades text[])`,
    [JSON.stringify(open)],
  );
}
const rate = Math.round(rows / ((performance.now() - began) / 1000)).toLocaleString('en-US');
console.log(`${rows.toLocaleString('en-US')} rows (${rate} a second).`);
await client.end();
