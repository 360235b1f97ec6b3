import type { SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { here, language } from '../../../lib/language.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { draftWords } from './draft.words.ts';

const words = here(draftWords);

export type DraftStep = keyof typeof words.steps;

export interface DraftFrameProps {
  step: DraftStep;
  /** Set once its rows have been read. */
  draftId?: SourceDraftId;
  name?: string;
  /** Below the title: what was read. */
  about?: string;
  children: ReactNode;
}

/** The frame of the pages on which a source is added, with the four steps. */
export function DraftFrame({ step, draftId, name, about, children }: DraftFrameProps) {
  const at = (search: string) => pathIn(language, `/operator/sources?${search}`);
  const columns = draftId === undefined ? {} : { href: at(`draft=${draftId}`) };
  return (
    <Page width={step === 'columns' ? 'wrap' : 'mid'}>
      <Link to="/operator/sources" className={`${buttonClass({ variant: 'text' })} -ml-2.5`}>
        <Icon of={ArrowLeft} />
        {words.back}
      </Link>
      <h1 className="wrap-anywhere">{name ? words.titleOf(name) : words.title}</h1>
      {about && <p className="mb-4 wrap-anywhere text-ink-2">{about}</p>}
      <div className="mt-4">
        <Stepper
          current={step}
          steps={[
            { id: 'address', label: words.steps.address, href: at('tab=new') },
            { id: 'columns', label: words.steps.columns, ...columns },
            { id: 'rules', label: words.steps.rules },
            { id: 'run', label: words.steps.run },
          ]}
        />
      </div>
      {children}
    </Page>
  );
}
