import { readdirSync, readFileSync } from 'node:fs';
import { UserId } from '@plumbline/contract/kernel/id.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { deleteUser } from '../../domains/accounts/store/personal-data.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import { columns } from '../../domains/service-requests/columns.ts';
import { type Column, erase } from '../../kernel/column-catalog.ts';
import { columnsAfter } from '../../kernel/migrated-columns.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { personalData } from '../compose/personal-data.ts';
import { plantCanaries, standing, type Ties } from '../testing/canary-rows.ts';
import { tablesToErase } from '../testing/column-catalogs.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const { ctx } = await testApp(database);

const EMAIL = 'zelda@example.com';
const PHONE = '+15025550191';
const at = new Date('2026-12-01T15:00:00Z');
const USER = UserId.parse('us_canary000000000000000');
const byMail = { channel: 'email', delivery: 'to-bidder', urgency: 'low' };

/** Creates a contractor whose account has used every feature. */
async function allOfAccount(): Promise<Ties> {
  const project = await aProject(ctx);
  return {
    users: { id: USER, email: EMAIL, role: 'craftsman', former_role: null, preferred_contact_method: 'email' },
    registrations: { email: EMAIL },
    password_resets: { user_id: USER },
    user_identities: { user_id: USER },
    sessions: { user_id: USER },
    known_devices: { user_id: USER },
    passkeys: { user_id: USER },
    authenticator_apps: { user_id: USER },
    recovery_codes: { user_id: USER },
    pending_sign_ins: { user_id: USER },
    idempotency_keys: { endpoint: `call ${USER}` },
    contractors: {
      id: 'co_canary',
      days_off: '[{"from":"canary days off"}]',
      night_hours: '{"Friday":"canary night hours"}',
      owner_id: USER,
      state: 'KY',
      time_zone: 'America/New_York',
      latitude: 38.2,
      longitude: -85.7,
      trades: ['plumbing'],
      phone: PHONE,
      preferred_contact_method: 'email',
    },
    listing_claims: { contractor_id: 'co_canary', channel: 'phone' },
    contact_changes: { contractor_id: 'co_canary', channel: 'phone', address: PHONE },
    calendar_feeds: { contractor_id: 'co_canary' },
    calendar_accounts: { id: 'xa_canary', contractor_id: 'co_canary' },
    external_calendars: { id: 'xc_canary', contractor_id: 'co_canary', account_id: 'xa_canary' },
    external_busy_times: { calendar_id: 'xc_canary' },
    visit_rules: { contractor_id: 'co_canary', buffer_minutes: 15, notice_hours: 3, most_a_day: 2 },
    service_requests: { id: 'sr_canary', customer_id: USER, ...aDoneJob },
    proof_codes: { request_id: 'sr_canary' },
    device_proofs: { request_id: 'sr_canary' },
    device_names: { request_id: 'sr_canary' },
    pass_ons: { request_id: 'sr_canary', contractor_id: 'co_canary', position: 1 },
    referrals: { id: 'rf_canary', request_id: 'sr_canary', status: 'settled' },
    proposed_times: { referral_id: 'rf_canary', by_party: 'customer' },
    threads: { referral_id: 'rf_canary', request_id: 'sr_canary', contractor_id: 'co_canary' },
    thread_reports: { id: 'tr_canary', referral_id: 'rf_canary', by_party: 'customer' },
    thread_messages: { referral_id: 'rf_canary', by_party: 'customer', via: 'web' },
    job_reports: {
      id: 'jr_canary',
      request_id: 'sr_canary',
      referral_id: 'rf_canary',
      kind: 'not-agreed',
      by_party: 'customer',
      status: 'objected',
      decided_by: null,
    },
    connection_reports: { referral_id: 'rf_canary', reason: 'unreachable', status: 'asked' },
    review_invitations: { id: 'ri_canary', request_id: 'sr_canary', contractor_id: 'co_canary' },
    reviews: { invitation_id: 'ri_canary', contractor_id: 'co_canary', rating: 5, answered_at: at },
    appointments: { id: 'ap_canary', request_id: 'sr_canary', customer_id: USER, ...aPastHour },
    messages: {
      id: 'ms_canary',
      channel: 'email',
      status: 'sent',
      about_kind: 'service-request',
      about_id: 'sr_canary',
      recipient: EMAIL,
    },
    mailbox_messages: { id: 'ms_canary' },
    incoming_texts: { sender: PHONE },
    undeliverable_addresses: { address: EMAIL },
    mailbox_refusals: { address: EMAIL, day: '2026-11-24' },
    push_subscriptions: { user_id: USER, visitor_id: null },
    files: {
      id: 'fl_canary',
      owner_kind: 'service-request',
      owner_id: 'sr_canary',
      status: 'ready',
      refusal: null,
      day: '2026-11-24',
      phase: null,
    },
    support_conversations: { id: 'sc_canary', user_id: USER, visitor_id: null },
    support_messages: { conversation_id: 'sc_canary' },
    bids: { project_id: project, bidder: `user:${USER}`, status: 'pending' },
    outreaches: { id: 'or_canary', project_id: project, bidder: `user:${USER}`, ...byMail },
    outreach_scripts: { project_id: project, bidder: `user:${USER}`, outreach_id: 'or_canary', ...byMail },
    outreach_days: { project_id: project, outreach_id: 'or_canary' },
    project_watches: { id: 'pw_canary', user_id: USER, delivery: 'daily', hour: 7, channels: ['push'] },
    project_watch_matches: { watch_id: 'pw_canary', project_id: project },
    project_follows: { user_id: USER, project_id: project, reminders: [] },
    project_follow_news: { user_id: USER, project_id: project },
    project_follow_reminders: { user_id: USER, project_id: project, lead: 'days', day: '2026-12-08' },
    project_pursuits: { user_id: USER, project_id: project, stage: 'looking', revision: 1 },
    project_pursuit_moves: { user_id: USER, project_id: project, stage: 'looking' },
    bid_feeds: { user_id: USER },
    firm_disputes: { contractor_id: 'co_canary', user_id: USER, outcome: 'kept', decided_at: at },
    project_stays: { user_id: USER },
    visit_decisions: { user_id: USER, project_id: project, day: '2026-12-08' },
    kept_cards: { user_id: USER, ...aCardWithConsent },
    outreach_tallies: { who: `user:${USER}` },
    payments: { kind: 'donation', referral_id: null, status: 'succeeded', email: EMAIL },
  };
}

// The job that removes the card at the provider names its payer until then.
const aCardWithConsent = {
  status: 'kept',
  customer_id: null,
  last4: '4242',
  expiry_month: 12,
  consent_version: 1,
  consented_at: at,
  consent_cents: 500,
};
const aDoneJob = {
  status: 'completed',
  work_type: 'plumbing',
  project_type: 'repair',
  urgency: 'low',
  time_zone: 'America/New_York',
};
const aPastHour = {
  status: 'requested',
  starts_at: at,
  ends_at: new Date(at.getTime() + 3_600_000),
  referral_id: null,
};

describe('the columns of every table', () => {
  it('are those that the structure check reads from the migrations', async () => {
    const folder = new URL('../../../migrations/', import.meta.url);
    const read = columnsAfter(
      readdirSync(folder)
        .sort()
        .map((name) => readFileSync(new URL(name, folder), 'utf8')),
    );
    const { rows } = await database.pool.query<{ table: string; columns: string[] }>(`
      select table_name as table, array_agg(column_name::text order by column_name) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'
      group by table_name order by table_name`);
    expect([...read].map(([table, columns]) => ({ table, columns: [...columns].sort() })).sort(byTable)).toEqual(rows);
  });
});

const byTable = (one: { table: string }, other: { table: string }) => (one.table < other.table ? -1 : 1);

describe('an account holder who has used everything', () => {
  it('has a row in every table with personal data', async () => {
    expect(Object.keys(await allOfAccount())).toEqual(expect.arrayContaining([...tablesToErase]));
  });

  it('is erased from every column that gives no reason for keeping them', async () => {
    const canaries = await plantCanaries(database.pool, await allOfAccount());
    const all = canaries.map(({ column }) => column).sort();
    expect(await standing(database.pool, canaries)).toEqual(all);
    await personalData.erase(ctx, { userId: USER, email: EMAIL });
    await deleteUser(ctx.db, USER, EMAIL);
    expect(await standing(database.pool, canaries)).toEqual(
      canaries.flatMap(({ column, isKept }) => (isKept ? [column] : [])).sort(),
    );
  });
});

describe('a column that a release adds', () => {
  const added: Record<string, Column> = columns.service_requests;

  afterAll(() => {
    delete added.added_by_release;
  });

  it('is erased because of its declaration, without further code', async () => {
    await database.pool.query('alter table service_requests add column added_by_release text');
    added.added_by_release = erase(null);
    const id = UserId.parse('us_another00000000000000');
    const canaries = await plantCanaries(database.pool, {
      users: {
        id,
        email: 'quentin@example.com',
        role: 'customer',
        former_role: null,
        preferred_contact_method: 'email',
      },
      service_requests: { id: 'sr_another', customer_id: id, ...aDoneJob },
    });
    const gate = canaries.filter(({ column }) => column === 'service_requests.added_by_release');
    expect(await standing(database.pool, gate)).toEqual(['service_requests.added_by_release']);
    await personalData.erase(ctx, { userId: id, email: 'quentin@example.com' });
    expect(gate).toHaveLength(1);
    expect(await standing(database.pool, gate)).toEqual([]);
  });
});
