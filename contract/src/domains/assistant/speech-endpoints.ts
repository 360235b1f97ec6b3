import { endpoint } from '../../kernel/endpoint.ts';
import { Recording, Transcript } from './recording.ts';

export const transcribeSpeech = endpoint({
  name: 'transcribeSpeech',
  summary: 'What is said in a recording of at most 1 MB (WebM, Ogg, MP4 or WAV); keeps nothing of it',
  method: 'POST',
  path: '/api/transcribe',
  body: Recording,
  consumes: ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav'],
  reply: Transcript,
  problems: ['not-found', 'too-large', 'unsupported-media-type', 'unavailable'],
  rate: 'message',
});
