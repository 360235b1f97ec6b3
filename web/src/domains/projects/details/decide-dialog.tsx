import { decideNeed, type NeedDecision } from '@plumbline/contract/domains/projects/operator-endpoints.ts';
import type { ProjectDetails } from '@plumbline/contract/domains/projects/project.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { here } from '../../../lib/language.ts';
import { chosen } from '../../../ui/filter-form.tsx';
import { Select } from '../../../ui/input.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { refetchProjects } from '../api.ts';
import { needOf } from '../need-of.ts';
import { trades } from '../other-params.ts';
import { decideWords } from './decide.words.ts';

const words = here(decideWords);

const answers: readonly NeedDecision['need'][] = ['yes', 'likely', 'no', 'as-read'];

/** Asks an operator whether the project needs a trade, and why. */
export function DecideDialog({ project, onClose }: { project: ProjectDetails; onClose: () => void }) {
  const client = useQueryClient();
  const id = useId();
  const [trade, setTrade] = useState<NeedDecision['trade']>('plumbing');
  const [need, setNeed] = useState<NeedDecision['need']>(needOf(project, 'plumbing').need);
  const params = { id: project.id };
  return (
    <ReasonDialog
      to={decideNeed}
      params={params}
      decided={{ trade, need }}
      onClose={onClose}
      title={words.title}
      hint={words.reasonHint}
      submitLabel={words.submit}
      busyLabel={words.busy}
      send={async (reason) => {
        await call(decideNeed, { params, body: { trade, need, reason } });
        await refetchProjects(client);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <label htmlFor={`${id}-trade`}>
          <span className="mb-1.5 block font-strong">{words.trade}</span>
          <Select
            id={`${id}-trade`}
            {...chosen('trade', trade)}
            onChange={({ target }) => setTrade(trades.find((one) => one === target.value) ?? 'plumbing')}
          >
            {trades.map((one) => (
              <option key={one} value={one}>
                {words.whom[one]}
              </option>
            ))}
          </Select>
        </label>
        <label htmlFor={`${id}-need`}>
          <span className="mb-1.5 block font-strong">{words.need}</span>
          <Select
            id={`${id}-need`}
            {...chosen('need', need)}
            onChange={({ target }) => setNeed(answers.find((one) => one === target.value) ?? 'as-read')}
          >
            {answers.map((one) => (
              <option key={one} value={one}>
                {words.answers[one]}
              </option>
            ))}
          </Select>
        </label>
      </div>
    </ReasonDialog>
  );
}
