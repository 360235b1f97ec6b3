import { Menu } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { buttonClass } from '../button.tsx';
import { Frame } from '../frame.tsx';
import { Icon } from '../icon.tsx';
import { AccountLinks, MenuLogout } from './account-links.tsx';
import { Brand } from './brand.tsx';
import { MainLinks } from './main-links.tsx';
import { shellWords } from './shell.words.ts';
import { ThemeChoice, ThemeMenu } from './theme-switch.tsx';

const words = here(shellWords).header;

const MENU_ID = 'main-menu';

/**
 * The brand, the three links, About Us, the theme, and Sign In or the user's name. On phones the links are in a menu
 * that opens without scripts.
 */
export function Header() {
  return (
    <header className="site-header relative z-10 border-b border-line bg-paper">
      <Frame className="flex h-(--header) items-center gap-2">
        <Brand />
        <nav aria-label={words.main} className="ml-6 hidden gap-1 lg:flex">
          <MainLinks />
        </nav>
        <div className="seen-whole ml-auto flex items-center gap-1">
          <span className="hidden lg:flex">
            <MainLinks about />
          </span>
          <ThemeMenu />
          <AccountLinks />
          <button
            type="button"
            aria-label={words.menu}
            popoverTarget={MENU_ID}
            className={`${buttonClass({ variant: 'icon' })} -mr-2.5 lg:hidden`}
          >
            <Icon of={Menu} size="large" />
          </button>
          <span hidden />
        </div>
      </Frame>
      <div popover="auto" id={MENU_ID} className="header-menu">
        <nav aria-label={words.mainMenu} className="flex flex-col gap-1">
          <MainLinks />
          <MainLinks about />
        </nav>
        <hr className="my-3 border-line" />
        <MenuLogout />
        <ThemeChoice name="theme-menu" />
      </div>
    </header>
  );
}
