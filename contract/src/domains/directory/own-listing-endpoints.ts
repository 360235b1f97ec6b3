import * as z from 'zod';
import { endpoint, formOf } from '../../kernel/endpoint.ts';
import { ContactChangeId, ListingKey, UserId } from '../../kernel/id.ts';
import {
  ContactChange,
  ContactHistory,
  ContactPreferences,
  ContractorContactMethod,
  ContractorProfile,
  ContractorProfileEdit,
  NewListing,
} from './contractor-profile.ts';
import { CodeWithConsent } from './listing.ts';

/** `not-found` while the contractor has no listing: 'Account Not Found'. */
const ofListing = { access: 'craftsman', problems: ['not-found'] } as const;
const byId = {
  path: '/api/craftsman/profile/:id',
  owner: { in: 'params', name: 'id' },
  params: z.object({ id: UserId }),
} as const;

export const getContractorProfile = endpoint({
  ...ofListing,
  name: 'getContractorProfile',
  summary: "The contractor's own profile",
  method: 'GET',
  path: '/api/craftsman/profile',
  reply: ContractorProfile,
  rate: 'read',
});

export const getContractorProfileById = endpoint({
  ...ofListing,
  ...byId,
  name: 'getContractorProfileById',
  summary: 'The same, by the own id',
  method: 'GET',
  reply: ContractorProfile,
  rate: 'read',
});

export const editContractorProfile = endpoint({
  ...ofListing,
  ...byId,
  name: 'editContractorProfile',
  summary: 'Changes what is given of the own profile',
  method: 'PATCH',
  body: z.preprocess((value) => value ?? {}, ContractorProfileEdit),
  reply: ContractorProfile,
  rate: 'write',
});

/** The body of a form, which is never missing. */
export const profileForm = formOf({ body: ContractorProfileEdit });

export const createListing = endpoint({
  name: 'createListing',
  summary: 'Adds a listing of the own firm to the directory',
  method: 'POST',
  path: '/api/craftsman/listings',
  access: 'craftsman',
  body: NewListing,
  reply: ContractorProfile,
  status: 201,
  problems: ['already-happened'],
  rate: 'message',
});

export const requestContactChange = endpoint({
  ...ofListing,
  name: 'requestContactChange',
  summary:
    'Sends a code to a new phone or email, or to the present phone to prove it; nothing changes before it comes back',
  method: 'POST',
  path: '/api/craftsman/contact-changes',
  body: ContactChange,
  reply: z.object({ changeId: ContactChangeId, message: z.string() }),
  status: 202,
  problems: ['not-found', 'already-happened', 'unavailable'],
  rate: 'message',
});

export const confirmContactChange = endpoint({
  ...ofListing,
  name: 'confirmContactChange',
  summary: 'Makes the phone or email that the code was sent to the listing’s own, and proves the phone',
  method: 'POST',
  path: '/api/craftsman/contact-changes/:id/confirm',
  params: z.object({ id: ContactChangeId }),
  body: CodeWithConsent,
  reply: ContractorProfile,
  problems: ['not-found', 'not-allowed'],
  rate: 'write',
});

export const takeListing = endpoint({
  ...ofListing,
  name: 'takeListing',
  summary: 'Takes a listing that was claimed with a code into the account, by the key that the code gave',
  method: 'POST',
  path: '/api/craftsman/listing-keys',
  body: z.object({ listingKey: ListingKey }),
  reply: ContractorProfile,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

export const getContactHistory = endpoint({
  ...ofListing,
  name: 'getContactHistory',
  summary: 'How often the contractor was asked, what was accepted, what it cost',
  method: 'GET',
  path: '/api/craftsman/contact-history',
  reply: ContactHistory,
  rate: 'read',
});

export const updateContactPreferences = endpoint({
  ...ofListing,
  name: 'updateContactPreferences',
  summary: 'Sets how the contractor hears from us; another preferred method ends an opt-out',
  method: 'PUT',
  path: '/api/craftsman/contact-preferences',
  body: z.object({
    preferredContactMethod: ContractorContactMethod.optional(),
    hasOptedOut: z.boolean().optional(),
  }),
  reply: ContactPreferences,
  rate: 'write',
});

export const optOut = endpoint({
  ...ofListing,
  name: 'optOut',
  summary: 'Ends all messages to the contractor but those that the law wants',
  method: 'POST',
  path: '/api/craftsman/opt-out',
  reply: ContactPreferences,
  rate: 'write',
});

export const optIn = endpoint({
  ...ofListing,
  name: 'optIn',
  summary: 'Messages go to the contractor again; a STOP by text message ends only by START',
  method: 'POST',
  path: '/api/craftsman/opt-in',
  reply: ContactPreferences,
  rate: 'write',
});
