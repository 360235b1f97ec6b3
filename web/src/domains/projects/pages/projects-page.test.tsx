import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeServer, type Handler, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ToastOutlet } from '../../../ui/toast-outlet.tsx';
import { openForBids, projectsSearch } from '../filter-params.ts';
import { aProject, projectDetails } from '../testing/a-project.ts';
import type { ProjectsAddress } from '../use-projects-view.ts';
import { ProjectsPage } from './projects-page.tsx';

// The map has its own tests; here it would only make extra requests.
vi.mock('../maps/schematic-map.tsx', () => ({ SchematicMap: () => null }));

const LIST = 'GET /api/projects';
const facets = {
  total: 193,
  matching: 2,
  projectType: { residential: 41, commercial: 63, renovation: 37, 'new-construction': 52 },
  county: { 'Jefferson County': 1, 'Oldham County': 2, 'Bullitt County': 3, 'Spencer County': 4 },
  budgetRange: { 'under-10k': 1, '10k-50k': 2, '50k-100k': 3, '100k-plus': 4 },
  status: { 'bidding-open': 71, 'in-review': 0, 'in-progress': 22, planning: 11, completed: 5 },
  sources: [],
};

const page = (projects: readonly Project[], headers: Record<string, string> = {}): Answer => ({
  body: projects,
  headers: { 'X-Total-Count': String(projects.length), ...headers },
});

const addressIn = projectsSearch(openForBids);

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <ProjectsPage
        address={addressIn(useSearch({ strict: false }))}
        goTo={(search: ProjectsAddress, { replace }) => void navigate({ to: '/projects', search, replace } as never)}
        action={() => null}
        mark={() => null}
        refresh={(children) => children({ button: null, progress: null })}
      />
      <ToastOutlet />
    </>
  );
}

const open = async (list: Handler, { search = '', ...more }: { search?: string } & Record<string, unknown> = {}) => {
  const server = fakeServer({
    [LIST]: list,
    'GET /api/projects/facets': ok(facets),
    'GET /api/stats': ok({ totalProjects: 193, activeBids: 12, pendingReview: 4 }),
    ...(more as Record<string, Handler>),
  });
  const lists = () => server.sentBy('GET').filter(({ path }) => path === '/api/projects');
  return { server, lists, ...(await openPage(Page, { path: '/projects', search })) };
};

const two = [aProject(), aProject({ id: 'prj-2', title: 'Shepherdsville fire station addition', status: 'planning' })];
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  window.scrollTo = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

describe('AI Outreach', () => {
  it('beside a project is held by the address, over the list and over its details', async () => {
    const details = { 'GET /api/projects/prj-1': ok(projectDetails(aProject())) };
    const { user, router } = await open(page(two), { search: '?project=prj-1', ...details });
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'AI Outreach' }));
    expect(router.state.location.search).toMatchObject({ project: 'prj-1', outreach: 'prj-1' });
    await user.keyboard('{Escape}');
    const card = within(await screen.findByRole('article', { name: 'Waterfront Park pump house renovation' }));
    await user.click(card.getByRole('button', { name: 'AI Outreach' }));
    expect(router.state.location.search).toMatchObject({ outreach: 'prj-1' });
    expect(screen.getAllByRole('button', { name: 'AI Outreach' })).toHaveLength(1);
  });
});

describe('the list', () => {
  it('has three skeletons until it is there, then the cards, the count and the footer', async () => {
    let answer = (_: Answer) => undefined as void;
    await open(() => new Promise<Answer>((resolve) => (answer = resolve)));
    expect(screen.getAllByTestId('project-skeleton')).toHaveLength(3);
    answer(page(two));
    const card = await screen.findByRole('article', { name: 'Waterfront Park pump house renovation' });
    for (const text of [
      'Bidding Open',
      'Needs a plumber: likely.',
      '129 River Rd, Louisville, Jefferson County, Commercial',
      '$100,000 - $250,000',
      'Dec 18, 2030',
      'No contractor named',
      'Listed November 12, 2026',
      'louisvilleky.bonfirehub.com, checked Nov 20, 6:02 AM',
    ])
      within(card).getByText(text);
    screen.getByText('2 projects match');
    screen.getByText('Showing 1-2 of 2 projects');
  });

  it('says who is named on the permit, and which project is a sample', async () => {
    await open(page([aProject({ contractor: 'Beargrass Builders', isSynthetic: true, plumbingRequired: false })]));
    await screen.findByText('Contractor named: Beargrass Builders');
    screen.getByText('Sample');
    expect(screen.queryByText('Plumbing Required', { selector: 'span.inline-flex' })).toBeNull();
  });

  it('says in which month a project was listed, or that nobody gave a date', async () => {
    const [dayless, undated] = [aProject({ listedOn: '2026-05' }), aProject({ id: 'prj-2', listedOn: null })];
    await open(page([dayless, undated]));
    await screen.findByText('Listed in May 2026');
    screen.getByText('Date not given');
  });

  it('says since when a project is not listed any more, instead of when it was checked', async () => {
    await open(page([aProject({ vanishedAt: '2026-11-18T10:00:00Z' })]));
    await screen.findByText('louisvilleky.bonfirehub.com, no longer listed since Nov 18, 5:00 AM');
  });

  it('goes on by the cursor of the page before', async () => {
    const link = { Link: '</api/projects?status=bidding-open&cursor=abc%3D>; rel="next"', 'X-Total-Count': '2' };
    const { lists } = await open(({ query }) =>
      query.get('cursor') ? page(two.slice(1)) : page(two.slice(0, 1), link),
    );
    await screen.findByText('Showing 1-2 of 2 projects');
    expect(lists().map(({ query }) => query.get('cursor'))).toEqual([null, 'abc=']);
  });

  it('that did not come says so, and comes with Retry', async () => {
    const { server, user } = await open(refused(503, 'unavailable', 'Busy.'));
    await screen.findByText("The projects couldn't be loaded");
    server.handlers[LIST] = page(two);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('2 projects match');
  });

  it('shows hostile text as text, and no link that is not of the web', async () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    const project = aProject({
      title: hostile,
      location: hostile,
      contractor: hostile,
      sourceUrl: 'javascript:alert(3)',
    });
    await open(page([project]), {
      search: '?project=prj-1',
      'GET /api/projects/prj-1': ok(projectDetails(project, { description: hostile, contactInfo: hostile })),
    });
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Project Description');
    expect(dialog.querySelectorAll('img, script')).toHaveLength(0);
    expect(within(dialog).queryByRole('link', { name: /Original/ })).toBeNull();
    expect(document.querySelectorAll('a[href^="javascript"]')).toHaveLength(0);
  });
});

describe('the filter', () => {
  it('is the usual one at first, and the address decides it', async () => {
    const { lists } = await open(page(two));
    await screen.findByText('2 projects match');
    expect(lists()[0]?.query.toString()).toBe(
      'projectType=residential&projectType=commercial&status=bidding-open&limit=20',
    );
    expect(filters().getByRole('checkbox', { name: /^Commercial/ })).toHaveProperty('checked', true);
    expect(filters().getByRole('checkbox', { name: /^Renovation/ })).toHaveProperty('checked', false);
    filters().getByRole('checkbox', { name: /^New Construction ?52$/ });
  });

  it('goes into the address with each choice', async () => {
    const { user, router, lists } = await open(page(two), { search: '?status=planning' });
    await user.click(filters().getByRole('checkbox', { name: /^In Progress/ }));
    await user.selectOptions(filters().getByRole('combobox', { name: 'County' }), 'Oldham County');
    await user.selectOptions(filters().getByRole('combobox', { name: 'Budget' }), '50k-100k');
    await user.click(filters().getByRole('checkbox', { name: 'Likely: the work implies it' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        status: 'in-progress,planning',
        county: 'Oldham County',
        budgetRange: '50k-100k',
        need: 'likely',
      }),
    );
    await waitFor(() => expect(lists().at(-1)?.query.get('need')).toBe('likely'));
    await user.click(filters().getByRole('checkbox', { name: 'Likely: the work implies it' }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('need'));
  });

  it('of a link to a further page that no longer exists begins at the start of the list', async () => {
    const { lists } = await open(
      ({ query }) =>
        query.has('cursor')
          ? refused(400, 'invalid-input', 'Invalid', { cursor: 'This page does not exist.' })
          : page(two),
      { search: '?status=planning&cursor=old' },
    );
    await screen.findByText('2 projects match');
    expect(lists().map(({ query }) => query.get('cursor'))).toEqual(['old', null]);
  });

  it('is emptied by Clear All Filters, and stays so', async () => {
    const { user, router, lists } = await open(page(two));
    await user.click(filters().getByRole('link', { name: 'Clear All Filters' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ projectType: 'all' }));
    await waitFor(() => expect(lists().at(-1)?.query.toString()).toBe('limit=20'));
  });

  it('takes words when the typing stops, and none of them is lost under the answer', async () => {
    const { user, router } = await open(page(two));
    const box = filters().getByRole<HTMLInputElement>('searchbox', { name: 'Search projects' });
    await user.type(box, 'pump');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ search: 'pump' }));
    await user.type(box, ' house');
    expect(box.value).toBe('pump house');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ search: 'pump house' }));
    await user.click(filters().getByRole('link', { name: 'Clear All Filters' }));
    await waitFor(() => expect(box.value).toBe(''));
  });

  it('that nothing fits says how many there are without it', async () => {
    const { user, router } = await open(page([]), { search: '?search=zzz' });
    await screen.findByText('No Projects Found');
    await screen.findByText(/Clear them to see all 193/);
    await user.click(screen.getByRole('link', { name: 'Clear Filters' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ projectType: 'all' }));
  });

  it('orders by the best match only with words to look for', async () => {
    const { user, lists } = await open(page(two), { search: '?search=pump' });
    const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Sort by/ });
    expect(order.selectedOptions[0]?.text).toBe('Best match first');
    await user.selectOptions(order, 'Closing soonest');
    await waitFor(() => expect(lists().at(-1)?.query.get('sort')).toBe('deadline'));
    await user.selectOptions(await screen.findByRole('combobox', { name: /Sort by/ }), 'Best match first');
    await waitFor(() => expect(lists().at(-1)?.query.has('sort')).toBe(false));
  });
});

describe('the details', () => {
  it('open over the list, hold everything, and close again', async () => {
    const project = projectDetails(aProject({ contractor: 'Beargrass Builders' }), {
      history: [
        {
          at: '2026-11-15T15:00:00Z',
          sourceName: 'Louisville Metro bids',
          kind: 'changed',
          fields: [{ field: 'budgetMax', from: '200000', to: '250000' }],
        },
      ],
    });
    const { user, router } = await open(page(two), { 'GET /api/projects/prj-1': ok(project) });
    const [first] = await screen.findAllByRole('button', { name: 'View Details' });
    await user.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Waterfront Park pump house renovation' }));
    expect(router.state.location.search).toMatchObject({ project: 'prj-1' });
    await dialog.findByText('Project Description');
    for (const text of ['December 18, 2030, 2:00 PM EST', 'November 12, 2026', 'Approved', 'Beargrass Builders'])
      dialog.getByText(text);
    dialog.getByText('Latitude 38.2620, longitude -85.7380');
    dialog.getByText('Highest budget: $200,000 → $250,000');
    dialog.getByText(/Last checked Nov 20, 2026, 6:02 AM EST\. Still listed\./);
    const link = dialog.getByRole('link', { name: 'Visit Original Listing' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).not.toHaveProperty('project');
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('leave out the place when a coordinate is missing, and say when no source lists it any more', async () => {
    const project = projectDetails(aProject({ longitude: null }));
    const gone = project.sources.map((source) => ({ ...source, vanishedAt: '2026-11-18T10:00:00Z' }));
    await open(page(two), { search: '?project=prj-1', 'GET /api/projects/prj-1': ok({ ...project, sources: gone }) });
    await screen.findByText('No longer listed');
    screen.getByText(/Not listed since Nov 18, 2026, 5:00 AM EST/);
    expect(screen.queryByText('Location Details')).toBeNull();
  });

  it.each([
    [{ locatedBy: 'source', precision: 'exact' }, /^The exact location, according to the source\./],
    [{ locatedBy: 'geocoder', precision: 'exact' }, /where a map service finds the address/],
    [{ locatedBy: 'geocoder', precision: 'street' }, /where a map service finds the street/],
    [{ locatedBy: 'zip', precision: 'zip' }, /^Only the ZIP code is known, so this is its center\./],
  ] as const)('say whose the place is: %j', async (place, words) => {
    await open(page(two), { search: '?project=prj-1', 'GET /api/projects/prj-1': ok(projectDetails(aProject(place))) });
    await screen.findByText(words);
  });

  it('of an unknown project say so', async () => {
    const { user } = await open(page(two), { search: '?project=prj-404' });
    await screen.findByRole('dialog', { name: 'Project Not Found' });
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    await user.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('an export', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });

  it.each([
    ['JSON', 'projects.json', ''],
    ['CSV', 'projects.csv', 'status=planning&format=csv'],
    ['GeoJSON', 'projects.geojson', 'status=planning&format=geojson'],
  ])('as %s is saved as %s', async (name, file, query) => {
    const { user, server } = await open(page(two), { search: '?status=planning', 'GET /api/export': ok([]) });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }));
    await screen.findByText('Project data has been exported successfully.');
    expect(saved).toEqual([file]);
    expect(
      server
        .sentBy('GET')
        .find(({ path }) => path === '/api/export')
        ?.query.toString(),
    ).toBe(query);
  });

  it('that fails saves nothing and says so', async () => {
    const { user } = await open(page(two), { 'GET /api/export': refused(500, 'internal', 'x') });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await screen.findByText('Failed to export project data. Please try again.');
    expect(saved).toEqual([]);
  });
});
