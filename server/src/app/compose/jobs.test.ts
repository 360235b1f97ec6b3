import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { accountJobs } from '../../domains/accounts/jobs.ts';
import { appointmentJobs } from '../../domains/appointments/jobs.ts';
import { directoryJobs } from '../../domains/directory/jobs.ts';
import { filesJobs } from '../../domains/files/jobs.ts';
import { ingestJobs } from '../../domains/ingest/jobs.ts';
import { leadsJobs } from '../../domains/leads/jobs.ts';
import { messagingJobs } from '../../domains/messaging/jobs.ts';
import { paymentJobs } from '../../domains/payments/jobs.ts';
import { projectJobs } from '../../domains/projects/jobs.ts';
import { requestJobs } from '../../domains/service-requests/jobs.ts';
import { threadJobs } from '../../domains/threads/jobs.ts';
import type { Context } from '../../kernel/context.ts';
import { jobKind, runnerOf } from '../../kernel/job-kind.ts';
import { backupJobs } from '../backups/jobs.ts';
import { retentionJobs } from '../retention/enforce-retention.ts';
import { sandboxJobs } from './deliver-sandbox-event.ts';
import { jobKinds, jobs, jobWords } from './jobs.ts';

const { signal } = new AbortController();
const ctx = {} as Context;

describe('the kinds of jobs', () => {
  it('each have a separate task, which the worker runs', () => {
    const domains = [accountJobs, appointmentJobs, directoryJobs, ingestJobs, messagingJobs, paymentJobs, projectJobs];
    const declared = [
      ...domains,
      filesJobs,
      leadsJobs,
      threadJobs,
      requestJobs,
      sandboxJobs,
      backupJobs,
      retentionJobs,
    ].flatMap((kinds) => Object.keys(kinds));
    expect([...declared, 'domain-event'].toSorted()).toEqual(Object.keys(jobKinds).toSorted());
    expect(Object.keys(jobs)).toEqual(Object.keys(jobKinds));
  });

  it('have descriptions, whereas those of other releases do not', () => {
    expect(jobWords('resume-work', 'en')).toBe("Ends a contractor's pause");
    expect(jobWords('resume-work', 'es')).toBe('Termina la pausa de un contratista');
    expect(jobWords('paint-house', 'en')).toBeNull();
    expect(jobWords('toString', 'en')).toBeNull();
  });
});

describe('a job', () => {
  const run = vi.fn(async () => undefined);
  const kind = runnerOf(jobKind({ payload: z.object({ round: z.number() }), run }));

  it('runs with its payload, without fields that its kind does not use', async () => {
    await kind(ctx, { round: 3, other: 'x' }, signal);
    expect(run).toHaveBeenCalledExactlyOnceWith(ctx, { round: 3 }, signal);
  });

  it('fails before doing anything if the stored payload is not of its kind', async () => {
    run.mockClear();
    await expect(kind(ctx, { round: 'three' }, signal)).rejects.toThrow(z.ZodError);
    expect(run).not.toHaveBeenCalled();
  });
});
