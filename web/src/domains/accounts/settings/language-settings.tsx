import { updateOwnProfile } from '@plumbline/contract/domains/accounts/endpoints.ts';
import { settingsPath } from '@plumbline/contract/domains/accounts/pages.ts';
import { LANGUAGES, type Language, nativeNames, pathIn, splitPath } from '@plumbline/contract/kernel/language.ts';
import { useState } from 'react';
import { here, language } from '../../../lib/language.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { countUnsaved } from '../../../lib/unsaved-forms.ts';
import { type FormState, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { saveProfile } from '../api.ts';
import { failureText } from '../failure-text.ts';
import { settingsWords } from './settings.words.ts';

const { language: words, saving } = here(settingsWords);

export interface LanguageSettingsProps {
  /** Loads a page. A page has only one language, so another one is another page. */
  load?: (path: string) => void;
}

/** Changes the language of the account: of the mails to its owner, and of the pages while signed in. */
export function LanguageSettings({ load = (path) => location.assign(path) }: LanguageSettingsProps) {
  const user = useSignedInUser();
  const [asked, setAsked] = useState<Language>();
  const open = (chosen: Language) => {
    const [, path] = splitPath(location.pathname);
    load(pathIn(chosen, path + location.search + location.hash));
  };
  const form: FormState<{ language: Language }> = useForm({
    to: updateOwnProfile,
    initial: { language: user.language },
    body: (values) => values,
    idPrefix: 'account',
    next: () => (user.role === 'operator' ? '/profile' : settingsPath(user.role)),
    send: async (change) => {
      const saved = await saveProfile(user, change);
      if (saved.language === language) {
        toast({ title: words.changed, description: words.changedText, tone: 'success' });
        return;
      }
      const isOnlyChange = countUnsaved() === (form.isChanged ? 1 : 0);
      if (isOnlyChange) open(saved.language);
      else setAsked(saved.language);
    },
    onRefused: (error) => {
      toast({ title: words.notChanged, description: failureText(error, words.failed), tone: 'destructive' });
    },
  });

  return (
    <Card as="section" roomy aria-labelledby="language-title">
      <h2 id="language-title">{words.title}</h2>
      <p className="mt-0.5 text-ink-2">{words.intro}</p>
      <Form of={form} aria-labelledby="language-title" className="mt-4 grid max-w-110 gap-4">
        <FieldGroup {...form.field('language')} label={words.label}>
          <RadioCards
            options={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{nativeNames[value]}</span> }))}
            columns={2}
            {...form.choice('language')}
          />
        </FieldGroup>
        <Button type="submit" big className="justify-self-start" busy={form.busy} busyLabel={saving}>
          {words.save}
        </Button>
      </Form>
      {asked && (
        <ConfirmDialog
          title={words.ask.title}
          confirmLabel={words.ask.load}
          cancelLabel={words.ask.stay}
          danger
          onConfirm={() => open(asked)}
          onClose={() => setAsked(undefined)}
        >
          {words.ask.text}
        </ConfirmDialog>
      )}
    </Card>
  );
}
