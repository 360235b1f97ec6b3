import { Mic } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useVoice } from './use-voice.ts';

/** Listens to one sentence when it is pressed. */
export function VoiceButton({ onText }: { onText: (text: string) => void }) {
  const { listening, toggle } = useVoice(onText);
  return (
    <Button big icon={Mic} aria-pressed={listening} onClick={toggle}>
      {listening ? 'Listening...' : 'Use Voice'}
    </Button>
  );
}
