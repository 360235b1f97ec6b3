declare module '../../kernel/outbox.ts' {
  interface Jobs {
    /**
     * Somebody asked for a link to get into the account of this address. A job does it, so that the call is answered
     * in the same time whether or not there is an account.
     */
    'mail-account-link': { readonly email: string };
    /**
     * Somebody keeps guessing the password for this address, whether or not it has an account; also a job, for equal
     * timing.
     */
    'tell-of-lockout': { readonly email: string };
  }
}

export {};
