import {
  type Column,
  type ColumnCatalog,
  type ColumnsOf,
  erase,
  GIVEN,
  inside,
  keep,
  link,
  mask,
  plain,
  secrets,
} from '../../kernel/column-catalog.ts';
import type {
  connectionReports,
  jobReports,
  passOns,
  proposedTimes,
  referrals,
  serviceRequestDrafts,
  serviceRequestEvents,
  serviceRequests,
} from './tables.ts';

/** Deleted with the request, and shown to nobody. */
const gone = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name): [Name, Column] => [name, { personal: 'goes', views: [] }])) as Record<
    Name,
    Column
  >;

const WORK = 'says which work was asked for, and where no closer than its ZIP code';
const OFFERED = 'says what the contractor offered';

/** Declares the columns of the request tables. */
export const columns = {
  service_requests: {
    ...plain(
      'ordinal',
      'status',
      'work_type',
      'project_type',
      'urgency',
      'created_at',
      'idle_since',
      'completed_at',
      'signed_off_at',
      'disputed_at',
    ),
    ...plain(
      'opportunity_id',
      'opportunity_cell',
      'budget_min_cents',
      'budget_max_cents',
      'is_synthetic',
      'awaits_proof',
      'proven_contact',
      'time_zone',
      'language',
    ),
    id: link('customer', 'operator', 'download'),
    customer_name: erase('Deleted', 'customer', 'contractor', 'operator'),
    customer_phone: erase('', 'customer', 'contractor', 'operator'),
    customer_email: erase('', 'customer', 'contractor', 'operator'),
    street: erase('', 'customer', 'contractor', 'operator'),
    description: mask(GIVEN, 'customer', 'contractor', 'operator'),
    title: erase(GIVEN, 'customer', 'contractor', 'asked', 'public', 'operator'),
    sms_consent_at: erase(null),
    customer_id: erase(null),
    preferred_contact_method: keep('says how, and not whom', 'customer', 'operator'),
    preferred_date: keep(WORK, 'customer', 'contractor', 'asked', 'public', 'operator'),
    preferred_time_slot: keep(WORK, 'customer', 'contractor', 'asked', 'public', 'operator'),
    city: keep(WORK, 'customer', 'contractor', 'asked', 'public', 'operator'),
    state: keep(WORK, 'customer', 'contractor', 'asked', 'public', 'operator'),
    zip_code: keep(WORK, 'customer', 'contractor', 'asked', 'public', 'operator'),
    latitude: keep(WORK),
    longitude: keep(WORK),
  } satisfies ColumnsOf<typeof serviceRequests>,
  referrals: {
    ...plain('ordinal', 'request_id', 'contractor_id', 'status', 'turn', 'frozen_at', 'answer_by', 'proposals'),
    ...plain('contractor_answer', 'customer_answer', 'silent_party', 'fee_cents', 'offered_at', 'answered_at'),
    ...plain('settled_at', 'amount_cents', 'is_open_job', 'kept_out_at', 'proposal_id'),
    id: link('asked', 'contractor', 'operator'),
    // The contractor's link to pay the fee, so it isn't part of the customer's download.
    payment_id: link('asked', 'contractor', 'operator'),
    estimated_cost: keep(OFFERED, 'customer', 'contractor', 'asked', 'operator'),
    service_details: keep(OFFERED, 'customer', 'contractor', 'asked', 'operator'),
  } satisfies ColumnsOf<typeof referrals>,
  connection_reports: {
    ...plain('reason', 'status', 'reported_at', 'answer_by', 'customer_answer', 'decided_at'),
    id: link('customer', 'operator'),
    referral_id: link('asked', 'contractor', 'operator'),
    billing_identity: keep('reports are counted by it', 'operator'),
    note: erase(null, 'contractor', 'operator'),
  } satisfies ColumnsOf<typeof connectionReports>,
  job_reports: {
    ...plain('kind', 'by_party', 'about_at', 'reported_at', 'object_until', 'decide_by', 'status'),
    ...plain('id', 'request_id', 'decided_by', 'decided_at'),
    referral_id: link('asked', 'contractor', 'operator'),
    message: mask(null, 'customer', 'contractor', 'operator'),
    objection: mask(null, 'customer', 'contractor', 'operator'),
  } satisfies ColumnsOf<typeof jobReports>,
  proposed_times: {
    ...plain('id', 'by_party', 'day', 'clock_time', 'proposed_at'),
    referral_id: link('asked', 'contractor', 'operator'),
    message: mask(null, 'customer', 'contractor', 'operator'),
  } satisfies ColumnsOf<typeof proposedTimes>,
  service_request_events: {
    ...plain('id', 'request_id', 'contractor_id', 'type', 'party', 'request_status', 'at', 'details'),
    referral_id: link('asked', 'contractor', 'operator'),
  } satisfies ColumnsOf<typeof serviceRequestEvents>,
  pass_ons: { ...plain('request_id', 'contractor_id', 'position') } satisfies ColumnsOf<typeof passOns>,
  service_request_drafts: {
    ...secrets('id'),
    sealed: { ...keep('opens only in the browser that wrote it, and is erased within a day'), secret: true, views: [] },
    ...plain('expires_at'),
  } satisfies ColumnsOf<typeof serviceRequestDrafts>,
  request_proofs: { ...inside('request_id', 'contractor_ids', 'open_to_proposals', 'corrections') },
  proof_codes: {
    ...inside('request_id', 'ordinal', 'by_call', 'attempts', 'created_at', 'expires_at'),
    ...secrets('id', 'code_hash'),
    ...gone('device', 'address'),
  },
  device_proofs: { ...inside('request_id', 'proven_at'), ...gone('mark') },
  device_names: { ...inside('request_id', 'sent_at'), ...gone('device', 'name_mark') },
  offer_counts: { ...plain('contractor_id', 'counted', 'until') },
  opportunity_tips: { ...plain('contractor_id', 'request_id') },
  opportunity_digests: { ...plain('contractor_id', 'sent_at') },
} satisfies ColumnCatalog;
