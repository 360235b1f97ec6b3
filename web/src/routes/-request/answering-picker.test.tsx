import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { AnswerTime } from '@plumbline/contract/domains/service-requests/lane.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aContractor } from '../../domains/directory/testing/a-contractor.ts';
import type { ContractorSlot } from '../../domains/service-requests/wizard/pages/contractor-step.tsx';
import { fakeServer, ok, refused } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';
import { AnsweringPicker } from './answering-picker.tsx';

const found = (id: string, companyName: string): FoundContractor => ({
  ...aContractor,
  id: ContractorId.parse(id),
  slug: id,
  companyName,
  distance: 1,
  reviews: [],
});
const [near, night] = [found('ct_1', 'Near Plumbing'), found('ct_2', 'Night Plumbing')];
const times: Readonly<Record<'opens' | 'night', AnswerTime>> = {
  opens: {
    contractorId: near.id,
    readiness: 'opens',
    from: '2026-12-07T12:00:00Z',
    answerBy: '2026-12-07T13:00:00Z',
    said: 'Opens Monday 7 AM, answer due by Monday 8 AM',
  },
  night: {
    contractorId: night.id,
    readiness: 'night',
    from: null,
    answerBy: '2026-12-06T22:50:00Z',
    said: 'Answers emergencies at night, answer due by 5:50 PM',
  },
};
const list = (contractors: readonly FoundContractor[]) =>
  ok({
    contractors,
    totalFound: contractors.length,
    serviceType: 'plumbing',
    sort: 'featured',
    nextCursor: null,
    location: 'Tok, AK',
    searchRadius: 60,
    elsewhere: null,
  });
const slot = (given: Partial<ContractorSlot>): ContractorSlot => ({
  keep: {},
  asking: undefined,
  confirm: () => null,
  search: { serviceType: 'plumbing', city: 'Tok', state: 'AK', latitude: 63.3, longitude: -142.9 },
  urgency: 'medium',
  isDangerous: false,
  place: 'Tok, AK',
  selected: [],
  onWanted: () => undefined,
  onSelect: () => undefined,
  onOpenDoor: () => undefined,
  onSelectBest: () => undefined,
  note: null,
  choice: null,
  trust: null,
  emptyAction: null,
  ...given,
});
const open = (given: Partial<ContractorSlot>, sort?: string) =>
  openPage(() => <AnsweringPicker slot={slot(given)} wanted={undefined} sort={sort} />);
const names = async () => {
  await screen.findAllByRole('article');
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
};
const bySoonest = (...given: readonly ['opens' | 'night', FoundContractor][]) =>
  ok({ contractors: given.map(([, contractor]) => contractor), times: given.map(([name]) => times[name]) });

describe('the contractors to choose from', () => {
  it('are sorted by who answers soonest in an emergency, each with how soon', async () => {
    fakeServer({
      'GET /api/find-plumbers': () => list([near, night]),
      'GET /api/answers-soonest': () => bySoonest(['night', night], ['opens', near]),
    });
    await open({ urgency: 'high', isDangerous: true });
    expect(await names()).toEqual(['Night Plumbing', 'Near Plumbing']);
    screen.getByText(times.night.said);
    await screen.findByRole('option', { name: 'Answers soonest', selected: true });
    expect(screen.queryByText(/Call for help first/)).toBeNull();
  });

  it('keep their usual order otherwise, and say the same', async () => {
    fakeServer({
      'GET /api/find-plumbers': () => list([near, night]),
      'GET /api/answer-times': () => ok({ times: [times.opens] }),
    });
    await open({ isDangerous: true });
    expect(await names()).toEqual(['Near Plumbing', 'Night Plumbing']);
    screen.getByText(times.opens.said);
  });

  it('are shown without their times if these can’t be read', async () => {
    fakeServer({
      'GET /api/find-plumbers': () => list([near]),
      'GET /api/answer-times': () => refused(503, 'unavailable', 'Not now'),
    });
    await open({});
    expect(await names()).toEqual(['Near Plumbing']);
  });
});

it('in a danger, if nobody answers now, the page first says whom to call', async () => {
  fakeServer({
    'GET /api/find-plumbers': () => list([near]),
    'GET /api/answers-soonest': () => bySoonest(['opens', near]),
  });
  await open({ urgency: 'high', isDangerous: true });
  const call = await screen.findByRole('link', { name: 'Call 911' });
  screen.getByText(/utility’s emergency line/);
  screen.getByText('Soonest of the contractors here: Opens Monday 7 AM, answer due by Monday 8 AM.');
  const [card] = await screen.findAllByRole('article');
  expect(card && call.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
