import './jobs.ts';

export { endIdleRequest } from './use-cases/end-idle-request.ts';
export { endTurn, nudge } from './use-cases/end-turn.ts';
export { findReviewer } from './use-cases/find-reviewer.ts';
export { recordDelivery } from './use-cases/record-delivery.ts';
