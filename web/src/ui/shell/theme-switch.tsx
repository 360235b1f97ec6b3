import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { chooseTheme, type Theme, themes, useTheme } from '../../lib/theme.ts';
import { buttonClass } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { shellWords } from './shell.words.ts';

const words = here(shellWords).theme;

const looks: Record<Theme, { label: string; icon: LucideIcon }> = {
  light: { label: words.light, icon: Sun },
  dark: { label: words.dark, icon: Moon },
  system: { label: words.system, icon: Monitor },
};

/** Light, dark, or the system's theme; stored in this browser. */
export function ThemeChoice({ name }: { name: string }) {
  const chosen = useTheme();
  return (
    <fieldset>
      <legend className="mb-1.5 text-meta text-ink-2">{words.theme}</legend>
      <div className="flex flex-wrap gap-1">
        {themes.map((theme) => (
          <label key={theme} className="theme-option">
            <input
              type="radio"
              name={name}
              value={theme}
              checked={chosen === theme}
              onChange={() => chooseTheme(theme)}
              className="sr-only"
            />
            <Icon of={looks[theme].icon} size="small" />
            {looks[theme].label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The button in the wide header, with the sun or the moon of the current theme. */
export function ThemeMenu() {
  return (
    <>
      <button
        type="button"
        aria-label={words.choose}
        popoverTarget="theme-popover"
        className={`${buttonClass({ variant: 'icon' })} max-lg:hidden`}
      >
        <Icon of={Moon} className="only-light" />
        <Icon of={Sun} className="only-dark" />
      </button>
      <div popover="auto" id="theme-popover" className="header-menu header-menu-narrow">
        <ThemeChoice name="theme-header" />
      </div>
    </>
  );
}
