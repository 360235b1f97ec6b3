import { describe, expect, it } from 'vitest';
import { isConstructionWork } from './construction-work.ts';
import { statusOf } from './project-status.ts';

describe('construction work', () => {
  const isWork = (title: string, description = '') => isConstructionWork({ title, description });

  it.each([
    'West Muhammad Ali Blvd. & West Chestnut Street Resurfacing REBID',
    'COMMUNITY MARKET AND ARMORY HVAC RENOVATION',
    'RFB-90-27 DOC - KCIW Electrical Repairs',
    'RFB-86-27 FSS - Jackson SOB Roof Replacement',
    'Demolition Service Pike County P. 6 & 19',
    'RFP-907 Arch DOC - BCC Install Kitchen HVAC, Blackburn Corr.',
    'RFB-83-27 Controls Upgrades Campbell Juvenile Detention Ce',
    'Iroquois Park restroom improvements',
    'Medical Center Boiler Replacement',
    'Sanitary Sewer Rehabilitation Phase 3',
    'Fire Station 12 Kitchen Remodel',
    'Sidewalk and Curb Ramp Program 2027',
    'Design-Build Services for New Library',
    'Painting of Government Center Offices',
    'New Fire Station No. 4',
    'Playground Installation, Wyandotte Park',
    'Elevator Modernization - Hall of Justice',
    'Bridge repair on Taylorsville Road',
    'Water Main Extension, KY 44',
  ])('%j is', (title) => {
    expect(isWork(title)).toBe(true);
  });

  it.each([
    'Sodium Chloride (Rock Salt) REBID',
    'Consulting Services for Louisville Metro Government - Managed HUD Funds',
    '921 W. Whitney Avenue',
    'Healthy Start Clinical Services',
    'Feasibility Study for 9101 John Hicks Way',
    'Mail Courier Services',
    'Staffing Provider/ Employer of Record for SummerWorks',
    'Nonprofit Worksite for SummerWorks 2027',
    'Five (5) Year Hazard Mitigation Plan Update',
    'LYNCHBURG PUBLIC LIBRARY FURNITURE',
    "COMPREHENSIVE OPERATIONAL ANALYSIS OF THE CITY'S PUBLIC TRANSIT SYSTEM",
    'Request for Proposals - FWAE-001-27 - Civil Engineering Services for FILO',
    'Janitorial Svc District Office D6',
    'Vehicle Repair Services',
    'Architectural Services for Roof Replacement at Fire Station 5',
    'Copier lease and maintenance',
    'Purchase of Two Dump Trucks',
    'Sale of surplus property',
    'Ambulance remount',
    'Uniforms for Parks Department',
    'ASVAB Exploring Career Guide (DD Form 1304-5WB)',
    'VALVE,BALL',
    'Water treatment chemicals',
  ])('%j is not', (title) => {
    expect(isWork(title)).toBe(false);
  });

  it('is decided by the description if the title is inconclusive', () => {
    expect(isWork('IFB 27-014', 'Replace the roof of the community center.')).toBe(true);
    expect(isWork('IFB 27-015', 'Supply of toner and paper.')).toBe(false);
  });

  it('is decided by federal codes before words', () => {
    const offer = { title: 'USNS RICHARD E. BYRD repair of steel structure', description: '' };
    expect(isConstructionWork({ ...offer, naics: '336611', psc: 'J999' })).toBe(false);
    expect(isConstructionWork({ title: 'Aspinall Chambers', description: '', naics: '236220', psc: 'Z2AA' })).toBe(
      true,
    );
    expect(isConstructionWork({ title: 'B12', description: '', naics: null, psc: 'Y1AA' })).toBe(true);
  });
});

describe('a status', () => {
  it.each([
    ['Issued', 'in-progress'],
    ['In Progress', 'in-progress'],
    ['Open', 'bidding-open'],
    ['Combined Synopsis/Solicitation', 'bidding-open'],
    ['Presolicitation', 'planning'],
    ['Sources Sought', 'planning'],
    ['Award Notice', 'completed'],
    ['CofO Issued', 'completed'],
    ['SIGNED OFF', 'completed'],
    ['expired', 'completed'],
    ['Plan Check', 'planning'],
    ['Application Received', 'planning'],
    ['Under Review', 'planning'],
    ['Not Issued', 'planning'],
    ['Canceled', 'completed'],
    ['Reviews Completed', 'planning'],
    ['Whatever', 'in-progress'],
  ])('%j is %s', (said, status) => {
    expect(statusOf(said, {}, 'in-progress')).toBe(status);
  });

  it('follows the source’s own meaning of a word', () => {
    expect(statusOf('Approved', { approved: 'planning' }, 'in-progress')).toBe('planning');
  });
});
