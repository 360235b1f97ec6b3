import { describe, expect, it } from 'vitest';
import { jobHeadline, jobTitle } from './job-words.ts';

const job = { workType: 'plumbing', projectType: 'repair' };

describe('jobTitle', () => {
  it('names the trade and the kind of job', () => {
    expect(jobTitle(job)).toBe('Plumbing repair');
    expect(jobTitle({ workType: 'hvac', projectType: 'installation' })).toBe('HVAC installation');
    expect(jobTitle({ workType: 'specific-project', projectType: 'renovation' })).toBe('Construction renovation');
  });

  it('says an unknown kind as it came', () => {
    expect(jobTitle({ workType: 'roofing', projectType: 'inspection' })).toBe('Roofing inspection');
  });
});

describe('jobHeadline', () => {
  it("takes the customer's first sentence when it is short", () => {
    expect(jobHeadline({ ...job, description: 'leak under the kitchen sink. It drips all day.' })).toBe(
      'Leak under the kitchen sink',
    );
  });

  it('takes the first line of several', () => {
    expect(jobHeadline({ ...job, description: 'Water heater is out\nSince Monday' })).toBe('Water heater is out');
  });

  it('falls back to the kind of job when the sentence is too long for a heading', () => {
    const description =
      'Kitchen sink trap drips into the cabinet, about a cup an hour, and I have put a bucket under it for now';
    expect(jobHeadline({ ...job, description })).toBe('Plumbing repair');
  });

  it('does not end a sentence at the point of a number', () => {
    expect(jobHeadline({ ...job, description: 'The 1.5 inch pipe leaks' })).toBe('The 1.5 inch pipe leaks');
  });
});
