import {
  type ColumnCatalog,
  type ColumnsOf,
  erase,
  eraseWhen,
  goes,
  inside,
  keep,
  plain,
  secrets,
} from '../../kernel/column-catalog.ts';
import type { contractors } from './tables.ts';

const BUSINESS = 'says what the business is, which others know without the person';

/** The occasion on which an owner's own listing is erased if no public source names it. */
export const UNSOURCED = 'unsourced';

/** The column catalog of the directory. */
export const columns = {
  contractors: {
    ...plain('id', 'slug', 'city', 'state', 'zip_code', 'latitude', 'longitude', 'time_zone', 'phone_hidden'),
    ...plain('email_hidden', 'rating', 'review_count', 'is_premium', 'is_claimed', 'is_synthetic', 'trades', 'status'),
    ...plain('business_type', 'paused_until', 'max_open_jobs', 'open_jobs', 'smallest_job_cents', 'is_suspended'),
    ...plain('provenance', 'created_at', 'updated_at', 'year_established', 'language'),
    ...plain('response_minutes', 'response_requests', 'permit_record'),
    company_name: keep(BUSINESS, 'public', 'asked', 'contractor', 'customer', 'operator'),
    photo_url: keep(BUSINESS, 'public', 'customer'),
    logo_url: keep(BUSINESS, 'public', 'customer'),
    insurance_info: keep(BUSINESS, 'public', 'customer'),
    business_hours: keep(BUSINESS, 'public', 'customer'),
    days_off: erase('[]', 'public', 'customer', 'contractor'),
    night_hours: erase('{}', 'contractor'),
    specialties: keep(BUSINESS, 'public', 'customer'),
    service_areas: keep(BUSINESS, 'public', 'customer'),
    billing_identity: keep('free connections are counted by it', 'operator'),
    contact_name: erase(null, 'public', 'customer', 'operator'),
    sms_consent_at: erase(null),
    owner_id: erase(null),
    stated_license: erase(null, 'public', 'customer'),
    preferred_contact_method: erase(null),
    proven_phone: erase(null),
    phone: eraseWhen(UNSOURCED, null, 'public', 'customer', 'operator'),
    email: eraseWhen(UNSOURCED, null, 'public', 'customer', 'operator'),
    address: eraseWhen(UNSOURCED, null, 'public', 'customer', 'operator'),
    website: eraseWhen(UNSOURCED, null, 'public', 'customer', 'operator'),
  } satisfies ColumnsOf<typeof contractors>,
  contractor_trades: {
    ...plain('contractor_id', 'trade', 'premium', 'pos', 'rating', 'reviews', 'state', 'city_slug'),
    sort_name: keep(BUSINESS),
    words: keep(BUSINESS),
  },
  directory_changes: { ...plain('xid', 'contractor_ids', 'changed_at') },
  directory_log: { ...plain('key', 'forgotten') },
  reviews: {
    ...plain('id', 'contractor_id', 'rating', 'is_verified', 'service_type', 'created_at', 'answered_at'),
    ...plain('work_type', 'project_type'),
    ...plain('removed_at', 'removed_by_operator', 'source_url', 'edits'),
    customer_name: erase('A customer', 'public', 'contractor', 'customer', 'operator'),
    review_text: keep('published, and signed by nobody then', 'public', 'contractor', 'operator'),
    answer_text: keep('published for the business', 'public', 'contractor', 'operator'),
    ...inside('invitation_id', 'answer_id'),
  },
  review_invitations: {
    ...plain('contractor_id', 'service_type', 'work_type', 'project_type', 'created_at'),
    ...inside('id', 'request_id'),
    customer_name: erase('A customer', 'customer'),
  },
  listing_claims: {
    ...plain('contractor_id', 'channel', 'attempts', 'expires_at', 'created_at', 'confirmed_at', 'key_until'),
    ...inside('id'),
    ...secrets('code_hash', 'key_hash'),
    address: erase(null),
  },
  contact_changes: {
    ...goes('id', 'contractor_id', 'channel', 'address', 'attempts', 'created_at', 'expires_at', 'confirmed_at'),
    ...goes('by_call'),
    ...secrets('code_hash'),
  },
  contractor_sources: { ...plain('id', 'name', 'kind') },
  contractor_listings: {
    ...plain('source_id', 'external_id', 'contractor_id', 'fingerprint', 'first_seen_at', 'last_changed_at'),
    facts: keep('as a public source lists the business'),
    phone_key: keep('as a public source lists the business'),
    address_key: keep('as a public source lists the business'),
    name_key: keep('as a public source lists the business'),
    site_key: keep('as a public source lists the business'),
    license_key: keep('as a public source lists the business'),
  },
  license_evidence: {
    ...plain('source_id', 'external_id', 'contractor_id', 'board', 'status', 'status_said', 'classes', 'issued_on'),
    ...plain('expires_on', 'checked_on'),
    number: keep('as the public register has it', 'public', 'customer'),
  },
  contractor_imports: {
    ...plain('source_id', 'file_id', 'rows_read', 'report_bytes', 'counts', 'updated_at', 'finished_at'),
  },
  outside_places: { ...plain('provider', 'place_id', 'contractor_id', 'seen_at') },
  outside_place_calls: { ...plain('provider', 'day', 'calls') },
} satisfies ColumnCatalog;
