import { CommandError } from '../command.ts';

/** An import can't begin or continue; `message` says what to do. */
export class ImportError extends CommandError {
  override name = 'ImportError';
}
