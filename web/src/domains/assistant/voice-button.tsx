import { Mic } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { assistantWords } from './assistant.words.ts';
import { useVoice } from './use-voice.ts';

const words = here(assistantWords);

/** Listens to one sentence when pressed. */
export function VoiceButton({ onText }: { onText: (text: string) => void }) {
  const { listening, toggle } = useVoice(onText);
  return (
    <Button big icon={Mic} aria-pressed={listening} onClick={toggle}>
      {listening ? words.listening : words.useVoice}
    </Button>
  );
}
