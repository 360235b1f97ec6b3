export type {
  ClaimsPort,
  DataHolder,
  ErasureLogPort,
  Identity,
  IdentityFailure,
  IdentityPort,
  IdentityTrip,
  PersonalDataPort,
} from './ports.ts';
export { AUTHENTICATOR_SECRETS } from './ports.ts';
export { networkOf } from './rules/attempt-limits.ts';
export { NotedErasure } from './rules/erasure-note.ts';
export { appointOperator, listOperators } from './use-cases/appoint-operator.ts';
export { authenticateSession } from './use-cases/authenticate-session.ts';
export { createOperator } from './use-cases/create-operator.ts';
export { eraseAgain, markSecret } from './use-cases/erase-again.ts';
export { callersLanguage, chosenLanguageOf } from './use-cases/find-chosen-language.ts';
export { recordAudit } from './use-cases/record-audit.ts';
export { provenContactsOf, recordPhone } from './use-cases/record-phone.ts';
export { recordSecurityEvent } from './use-cases/record-security-event.ts';
export { requireFreshSignIn } from './use-cases/require-fresh-sign-in.ts';
export { requireStepUp } from './use-cases/require-step-up.ts';
export { resetFactors } from './use-cases/reset-factors.ts';
export { languageOf, showMe, verifiedEmailOf } from './use-cases/show-me.ts';
export { accountMessageKinds } from './use-cases/show-samples.ts';
