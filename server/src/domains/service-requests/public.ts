import './jobs.ts';

export { endIdleRequest } from './use-cases/end-idle-request.ts';
export { endTurn, nudge } from './use-cases/end-turn.ts';
export { recordDelivery } from './use-cases/record-delivery.ts';
