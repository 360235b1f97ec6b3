import { here } from '../../../lib/language.ts';
import { Card } from '../../../ui/card.tsx';
import { ThemeChoice } from '../../../ui/shell/theme-switch.tsx';
import { StepUpHost } from '../factors/step-up-host.tsx';
import { ContactSettings } from './contact-settings.tsx';
import { LanguageSettings } from './language-settings.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { SecuritySettings } from './security-settings.tsx';
import { SessionSettings } from './session-settings.tsx';
import { settingsWords } from './settings.words.ts';

const words = here(settingsWords);

/** The settings that every account has: theme, language, messages, sign-in, devices. */
export function AccountSettings() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card as="section" roomy aria-labelledby="look-title">
        <h2 id="look-title" className="mb-2">
          {words.appearance}
        </h2>
        <ThemeChoice name="theme-settings" />
      </Card>
      <LanguageSettings />
      <ContactSettings />
      <StepUpHost />
      <SecuritySettings />
      <PasswordSettings />
      <SessionSettings />
    </div>
  );
}
