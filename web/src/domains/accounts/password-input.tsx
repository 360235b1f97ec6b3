import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { here } from '../../lib/language.ts';
import { IconButton } from '../../ui/button.tsx';
import { Input, type InputProps } from '../../ui/input.tsx';
import { signInWords } from './sign-in.words.ts';

const words = here(signInWords).newPassword;

/** A password, with a button that shows what was typed. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'icon'>) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" className="pr-13" />
      <IconButton
        icon={shown ? EyeOff : Eye}
        label={words.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute top-0.5 right-0.5"
      />
    </span>
  );
}
