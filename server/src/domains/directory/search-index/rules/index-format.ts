import { createHash } from 'node:crypto';
import { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { serializerSchema } from '../../../../kernel/http/json-schema.ts';
import { type CardFacts, cardRecord } from './card-record.ts';

/** Raise this when the arrays of an index get another meaning. */
const ARRAYS = 1;

/** A card with a value in every field. */
export const SAMPLE = {
  id: 'ct_sample',
  slug: 'sample',
  companyName: 'company',
  contactName: 'contact',
  address: 'address',
  city: 'city',
  state: 'KY',
  zipCode: '40202',
  latitude: 38.25,
  longitude: -85.75,
  timeZone: 'America/Kentucky/Louisville',
  phone: '+15025550134',
  email: 'office@firm.example.com',
  phoneHidden: false,
  emailHidden: true,
  website: 'https://firm.example.com',
  photoUrl: null,
  logoUrl: null,
  rating: 4.5,
  reviewCount: 2,
  isPremium: true,
  isClaimed: true,
  isSynthetic: false,
  insuranceInfo: null,
  responseMinutes: 12,
  responseRequests: 30,
  permitRecord: {
    permits: 23,
    most: { place: 'county', permits: 21 },
    since: 2024,
    latestOn: '2026-10-12',
    kinds: ['water-heater'],
    firms: [{ slug: 'sample-ky', name: 'sample', permits: 23 }],
  },
  yearEstablished: 1998,
  businessHours: { Tuesday: 'Closed', Monday: '8:00 AM - 5:00 PM' },
  daysOff: [{ from: '2026-12-24', to: '2026-12-26' }],
  specialties: ['specialty'],
  serviceAreas: ['city'],
  trades: ['plumbing'],
  licenses: [
    {
      board: 'board',
      number: 'M-1',
      status: 'clear',
      statusSaid: null,
      classes: [],
      issuedOn: null,
      expiresOn: null,
      checkedOn: '2026-01-01',
      source: 'register',
    },
  ],
  reviews: [],
} as unknown as CardFacts;

const MOMENT = new Date('2026-11-01T12:00:00Z');

/**
 * Names what the stored bytes mean. A release that shows cards otherwise, or has other trades, builds the index anew.
 */
export const INDEX_FORMAT = createHash('sha256')
  .update(JSON.stringify([ARRAYS, Trade.options, serializerSchema(FoundContractor)]))
  .update(cardRecord(SAMPLE, MOMENT))
  .digest('hex');
