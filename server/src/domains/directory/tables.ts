import type {
  BusinessType,
  ContractorContactMethod,
} from '@plumbline/contract/domains/directory/contractor-profile.ts';
import type { DaysOff } from '@plumbline/contract/domains/directory/days-off.ts';
import type { PermitRecord } from '@plumbline/contract/domains/directory/permit-record.ts';
import type { ContractorId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export const contractors = pgTable('contractors', {
  id: text().$type<ContractorId>().primaryKey(),
  slug: text().notNull(),
  companyName: text('company_name').notNull(),
  contactName: text('contact_name'),
  address: text(),
  city: text().notNull(),
  state: text().notNull(),
  zipCode: text('zip_code'),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  timeZone: text('time_zone').notNull(),
  phone: text(),
  email: text(),
  phoneHidden: boolean('phone_hidden').notNull().default(false),
  emailHidden: boolean('email_hidden').notNull().default(false),
  /** The number that a code has proved. The listing is proven while this is its phone. */
  provenPhone: text('proven_phone'),
  smsConsentAt: timestamp('sms_consent_at', { withTimezone: true }),
  website: text(),
  photoUrl: text('photo_url'),
  logoUrl: text('logo_url'),
  rating: numeric({ precision: 3, scale: 2, mode: 'number' }),
  reviewCount: integer('review_count').notNull().default(0),
  isPremium: boolean('is_premium').notNull().default(false),
  isClaimed: boolean('is_claimed').notNull().default(false),
  isSynthetic: boolean('is_synthetic').notNull().default(false),
  insuranceInfo: text('insurance_info'),
  yearEstablished: smallint('year_established'),
  businessHours: jsonb('business_hours').$type<Record<string, string>>().notNull().default({}),
  daysOff: jsonb('days_off').$type<readonly DaysOff[]>().notNull().default([]),
  /** When emergencies are answered outside of business hours; empty without an opt-in. */
  nightHours: jsonb('night_hours').$type<Record<string, string>>().notNull().default({}),
  specialties: text().array().notNull().default([]),
  serviceAreas: text('service_areas').array().notNull().default([]),
  trades: text().array().notNull(),
  billingIdentity: text('billing_identity').notNull(),
  status: text().$type<'active' | 'hidden'>().notNull().default('active'),
  provenance: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** The contractor whose listing this is. */
  ownerId: text('owner_id').$type<UserId>(),
  preferredContactMethod: text('preferred_contact_method').$type<ContractorContactMethod>(),
  businessType: text('business_type').$type<BusinessType>(),
  /** As stated by the contractor; verifies nothing. */
  statedLicense: text('stated_license'),
  /** The last day on which no new work is taken. */
  pausedUntil: date('paused_until'),
  maxOpenJobs: smallint('max_open_jobs'),
  openJobs: integer('open_jobs').notNull().default(0),
  smallestJobCents: bigint('smallest_job_cents', { mode: 'number' }),
  /** Whether its owner's account is suspended; maintained by the database. */
  isSuspended: boolean('is_suspended').notNull().default(false),
  /** The language of messages to the contractor. */
  language: text().$type<Language>().notNull().default('en'),
  /** Null with `responseRequests` if there is no record. */
  responseMinutes: integer('response_minutes'),
  responseRequests: integer('response_requests'),
  permitRecord: jsonb('permit_record').$type<PermitRecord>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
export type NewContractorRow = typeof contractors.$inferInsert;
