import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './http.words.es.ts';

export const en = {
  bodyTooLarge: 'The request body is too large.',
  sendJson: 'Send JSON with the header Content-Type: application/json.',
  notJson: 'The request body is not valid JSON.',
  wrongLength: 'The request body does not match its Content-Length.',
  tooManyCalls: 'Too many requests. Wait a moment and try again.',
  unreadable: 'The request could not be read.',
  unavailable: 'Plumbline can’t answer right now. Try again in a few seconds.',
  internal: 'Something went wrong on our side. Try again.',
  nothingHere: 'There is nothing at this address.',
  tooManyStreamsHere: 'Too many live updates are open from your network. Close some pages.',
  tooManyStreams: 'Too many live updates are open. Try again later.',
  otherHost: (address: string) => `This server only answers at ${address}.`,
  otherSite: 'This request came from another website and was refused.',
  checkInput: 'Please check your entries: something is missing or wrong.',
};

/** Messages for calls that the server refuses before any domain sees them. */
export const httpWords = inLanguages({ en, es });
