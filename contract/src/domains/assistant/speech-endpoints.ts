import { endpoint } from '../../kernel/endpoint.ts';
import { MAX_RECORDING_BYTES, Recording, Transcript } from './recording.ts';

export const transcribeSpeech = endpoint({
  name: 'transcribeSpeech',
  summary: `What is said in a recording of at most ${MAX_RECORDING_BYTES / 1024 / 1024} MB (WebM, Ogg, MP4 or WAV); keeps nothing of it`,
  method: 'POST',
  path: '/api/transcribe',
  body: Recording,
  consumes: ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav'],
  reply: Transcript,
  problems: ['not-found', 'too-large', 'unsupported-media-type', 'unavailable'],
  rate: 'message',
});
