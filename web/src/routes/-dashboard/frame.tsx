import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { here, language } from '../../lib/language.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/frame.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { dashboardWords } from './dashboard.words.ts';

const words = here(dashboardWords);

export interface DashboardFrameProps {
  /** The page's heading. */
  title: string;
  /** Before the title: a photo. */
  mark?: ReactNode;
  /** Below the title: badges, a license. */
  about?: ReactNode;
  /** Next to 'Chat with Support'; the main action comes last. Logout is in the site's header. */
  actions?: ReactNode;
  /** The dashboard's own path. Each tab has an address, so that it opens without scripts, too. */
  path: string;
  /** The accessible label of the tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The open tab from the address. An unknown one opens the first tab. */
  tab: string | undefined;
  onTab: (tab: string) => void;
}

/** The layout of both dashboards: title, immediate actions, and tabs. */
export function DashboardFrame({ title, mark, about, actions, path, label, tabs, tab, onTab }: DashboardFrameProps) {
  const open = tabs.find(({ value }) => value === tab) ?? tabs[0];

  return (
    <Page width="mid">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 items-center gap-3.5">
          {mark}
          <div className="min-w-0">
            <h1 className="wrap-anywhere">{title}</h1>
            {about && <div className="text-meta text-ink-2">{about}</div>}
          </div>
        </div>
        {/* On a phone, both fit on one line only without icons. */}
        <div className="flex flex-wrap gap-2 *:whitespace-nowrap max-sm:w-full max-sm:*:flex-1 max-sm:[&_svg]:hidden">
          <ButtonLink to="/chat" icon={Headset}>
            {words.support}
          </ButtonLink>
          {actions}
        </div>
      </div>
      <div className="page-tabs mt-3">
        <Tabs
          tabs={tabs}
          value={open?.value ?? ''}
          onChange={onTab}
          label={label}
          hrefOf={(value) => pathIn(language, `${path}?tab=${value}`)}
        />
      </div>
    </Page>
  );
}
