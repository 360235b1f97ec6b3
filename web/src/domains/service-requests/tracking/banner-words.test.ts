import { REQUEST_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { AskedContractor } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { ContractorId, ProposalId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { type BannerRecord, bannerDetail, bannerTone } from './banner-words.ts';

const asked = (changes: Partial<AskedContractor>): AskedContractor => ({
  contractorId: ContractorId.parse('ct_1'),
  companyName: 'Falls City Drain',
  status: 'offered',
  frozen: false,
  answerBy: null,
  responseId: null,
  notified: [],
  callInstead: null,
  ...changes,
});
const record = (changes: Partial<BannerRecord>): BannerRecord => ({
  status: 'contractors-notified',
  contractors: [asked({})],
  openToProposals: false,
  selectedContractor: null,
  offersNext: false,
  agreedTime: null,
  appointmentAt: null,
  contradicted: null,
  endedBecause: null,
  timeZone: 'America/Kentucky/Louisville',
  canReopen: false,
  ...changes,
});
const proposed = asked({ status: 'proposed', responseId: ProposalId.parse('pp_1') });

describe('the banner', () => {
  it('names the time that both sides said yes to', () => {
    const selected = record({ status: 'contractor-selected', agreedTime: { date: '2026-12-04', time: '14:30' } });
    expect(bannerDetail(selected)).toBe('Fri, Dec 4, 2:30 PM EST, with Your contractor.');
  });

  it('names the appointment of a scheduled job', () => {
    const scheduled = record({ status: 'scheduled', appointmentAt: '2026-12-03T19:00:00Z' });
    expect(bannerDetail(scheduled)).toBe('Appointment: Thu, Dec 3, 2:00 PM EST, with Your contractor.');
  });

  it('says what to do after the customer has disputed a step', () => {
    const contradicted = { step: 'start', reason: 'nobody-came' } as const;
    const back = record({ status: 'contractor-selected', contradicted });
    expect(bannerDetail(back)).toContain('cancel the request');
    expect(bannerTone(back)).toBe('amber');
    const booked = record({ status: 'scheduled', contradicted, appointmentAt: '2026-12-03T19:00:00Z' });
    expect(bannerDetail(booked)).toContain('The appointment still stands: Thu, Dec 3, 2:00 PM EST.');
    const working = record({ status: 'in-progress', contradicted: { step: 'completion', reason: 'faulty' } });
    expect(bannerDetail(working)).toContain('We asked Your contractor to get in touch with you.');
  });

  it('says why a request has ended', () => {
    expect(bannerDetail(record({ status: 'cancelled', endedBecause: 'You canceled it.' }))).toMatch(
      /^You canceled it\. /,
    );
  });

  it('asks for the answer to a proposal first', () => {
    const waiting = record({ status: 'responses-received', contractors: [proposed] });
    expect(bannerDetail(waiting)).toBe('Falls City Drain proposes another time. Your answer is next.');
    expect(bannerTone(waiting)).toBe('amber');
    expect(bannerDetail(record({ contractors: [proposed, proposed] }))).toContain('2 contractors propose another time');
    const open = record({ contractors: [proposed, proposed], openToProposals: true });
    expect(bannerDetail(open)).toContain('2 contractors propose to do the job');
  });

  it('does not ask for an answer while the proposal is on hold', () => {
    const held = record({ contractors: [{ ...proposed, frozen: true }] });
    expect(bannerDetail(held)).not.toContain('Your answer');
    expect(bannerTone(held)).toBe('plumb');
  });

  it('offers the next contractor when nobody is being asked', () => {
    expect(bannerDetail(record({ offersNext: true }))).toContain('Pick the next contractor');
    expect(bannerTone(record({ offersNext: true }))).toBe('amber');
  });

  it('says that the customer pays nothing while the contractor does', () => {
    const unpaid = record({ contractors: [asked({ status: 'accepted-unpaid' })] });
    expect(bannerDetail(unpaid)).toContain('You pay nothing');
  });

  it.each(REQUEST_STATUSES)('has a sentence for %s', (status) => {
    expect(bannerDetail(record({ status }))).toMatch(/\.$/);
  });
});
