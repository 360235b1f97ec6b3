import { type ColumnCatalog, goes, goesSeen, keep, plain, secrets } from '../../kernel/column-catalog.ts';

/** The columns of accounts. An account's rows are deleted with it. */
export const columns = {
  users: {
    ...goes(
      'id',
      'former_role',
      'preferred_contact_method',
      'profile_image_url',
      'created_at',
      'suspended_at',
      'language',
      'language_chosen',
    ),
    ...goes('address', 'city', 'state', 'zip_code', 'proven_phone'),
    email: goesSeen('operator'),
    role: goesSeen('operator'),
    first_name: goesSeen('operator'),
    last_name: goesSeen('operator'),
    phone: goesSeen('operator'),
    ...secrets('password_hash'),
  },
  registrations: {
    ...goes('email', 'role', 'profile', 'created_at', 'expires_at', 'confirmed_at', 'language'),
    ...secrets('token_hash', 'password_hash', 'browser_hash'),
  },
  password_resets: { ...goes('user_id', 'created_at', 'expires_at'), ...secrets('token_hash') },
  user_identities: { ...goes('issuer', 'subject', 'user_id', 'created_at') },
  sessions: {
    ...goes('id', 'user_id', 'device', 'device_id', 'signed_in_at', 'last_seen_at', 'expires_at'),
    ...goes('authenticated_at', 'factor_at'),
    ...secrets('token_hash'),
  },
  known_devices: { ...goes('id', 'user_id', 'device', 'first_seen_at', 'last_used_at'), ...secrets('token_hash') },
  passkeys: {
    ...goes('id', 'user_id', 'credential_id', 'counter', 'transports', 'name', 'added_at', 'last_used_at'),
    ...secrets('public_key'),
  },
  authenticator_apps: {
    ...goes('user_id', 'started_at', 'added_at', 'last_used_at', 'last_step'),
    ...secrets('sealed_secret'),
  },
  recovery_codes: { ...goes('user_id'), ...secrets('code_hash') },
  pending_sign_ins: { ...goes('user_id', 'service_request_ids', 'expires_at'), ...secrets('token_hash') },
  passkey_challenges: { ...secrets('challenge', 'bound_to'), ...plain('purpose', 'expires_at') },
  sign_in_attempts: {
    key: keep('hashes of addresses and networks, counted for a day'),
    ...plain('failures', 'last_at', 'blocked_until'),
  },
  audit_log: {
    ...plain('id', 'at', 'action', 'subject_kind'),
    operator: keep('says which operator did it', 'operator'),
    subject_id: keep('an erased address stands there as a mark', 'operator'),
    details: keep('holds choices of operators and their reasons', 'operator'),
  },
} satisfies ColumnCatalog;
