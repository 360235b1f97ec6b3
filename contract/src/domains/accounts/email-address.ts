import * as z from 'zod';
import { problem } from '../../kernel/words.ts';
import { accountFormWords } from './account-form.words.ts';

const invalid = problem(accountFormWords, ({ emailInvalid }) => emailInvalid);

/** The address that identifies an account: trimmed and in lower case, however it was typed. */
export const EmailAddress = z.string(invalid).trim().toLowerCase().pipe(z.email(invalid).max(254, invalid));
