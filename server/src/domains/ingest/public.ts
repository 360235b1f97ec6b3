import './jobs.ts';

export { performRun } from './use-cases/perform-run.ts';
export { scheduleDue, startDue } from './use-cases/schedule-due.ts';
