import { MAX_RECORDING_SECONDS } from '@plumbline/contract/domains/assistant/recording.ts';
import type { Listener } from './speech.ts';

/** Enough for speech: a minute takes a quarter of a megabyte. */
const BITS_PER_SECOND = 32_000;
/** The first format that the browser supports is used; MP4 is Safari's. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** The parts of a browser that recording needs. */
export interface RecordingBrowser {
  readonly navigator: { readonly mediaDevices?: Pick<MediaDevices, 'getUserMedia'> };
  readonly MediaRecorder?: typeof MediaRecorder;
}

/**
 * Records until it is stopped, at most a minute, and passes the transcript on. Returns a function that stops, or null
 * if the browser can't record. When `signal` aborts, the recording is discarded.
 */
export function record(
  { navigator: { mediaDevices }, MediaRecorder: Recorder }: RecordingBrowser,
  { onText, onFailure, onEnd }: Listener,
  transcribe: (recording: Blob, signal: AbortSignal) => Promise<string>,
  signal: AbortSignal,
): (() => void) | null {
  const type = Recorder && TYPES.find((one) => Recorder.isTypeSupported(one));
  if (!mediaDevices || !Recorder || !type) return null;
  const finished = new AbortController();

  const run = async () => {
    const recording = await recorded(mediaDevices, Recorder, type, AbortSignal.any([signal, finished.signal]));
    if (recording === null || signal.aborted) return;
    const text = await transcribe(recording, signal);
    if (signal.aborted) return;
    if (text === '') onFailure();
    else onText(text);
  };
  void run()
    .catch(() => {
      if (!signal.aborted) onFailure();
    })
    .finally(() => {
      if (!signal.aborted) onEnd();
    });
  return () => finished.abort();
}

/** Records from the microphone until `end` aborts. Returns null if that happens before recording starts. */
async function recorded(
  devices: Pick<MediaDevices, 'getUserMedia'>,
  Recorder: typeof MediaRecorder,
  mimeType: string,
  end: AbortSignal,
): Promise<Blob | null> {
  const stream = await devices.getUserMedia({ audio: true });
  try {
    if (end.aborted) return null;
    const recorder = new Recorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    const parts: Blob[] = [];
    const stop = () => recorder.state !== 'inactive' && recorder.stop();
    const timer = setTimeout(stop, MAX_RECORDING_SECONDS * 1000);
    end.addEventListener('abort', stop, { once: true });
    await new Promise<void>((resolve, reject) => {
      recorder.ondataavailable = ({ data }) => parts.push(data);
      recorder.onstop = () => resolve();
      recorder.onerror = () => reject(new Error('The recorder failed'));
      recorder.start();
    }).finally(() => clearTimeout(timer));
    return new Blob(parts, { type: mimeType });
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
