import { UserId } from '@plumbline/contract/kernel/id.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { fakeServer, ok, refused } from '../testing/fake-server.ts';
import { toastStore } from '../ui/toast-store.ts';
import { heldRequests, holdRequest } from './held-requests.ts';
import { leadOn, requireUser } from './require-user.ts';
import { keepReturnPath } from './return-path.ts';
import {
  endSession,
  keepUser,
  keptUser,
  onUserChange,
  rememberRequest,
  startSession,
  verifiedUser,
} from './session.ts';

const KEY = 'plumbline.user';
const nobody = refused(401, 'not-signed-in', 'Please sign in first.');

/** Simulates a change by another tab. */
const inAnotherTab = (value: string | null) => {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, value);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
};

startSession();

beforeEach(() => {
  keepUser(null);
  localStorage.clear();
  sessionStorage.clear();
});

describe('the signed-in person', () => {
  it('is kept in the browser, and told to who follows when it is somebody else', () => {
    const changes: (string | undefined)[] = [];
    const stop = onUserChange((user) => changes.push(user?.firstName));
    keepUser(aUser());
    keepUser(aUser({ firstName: 'Anna' }));
    keepUser(aUser({ id: UserId.parse('us_bo'), firstName: 'Bo' }));
    keepUser(null);
    stop();
    expect(changes).toEqual(['Ana', 'Bo', undefined]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('follows what other tabs do', () => {
    inAnotherTab(JSON.stringify(aUser()));
    expect(keptUser()?.firstName).toBe('Ana');
    inAnotherTab(null);
    expect(keptUser()).toBeNull();
  });

  it.each(['{', '[]', '"ana"', '{"id":"us_ana"}'])('is nobody where %s is kept', (text) => {
    keepUser(aUser());
    inAnotherTab(text);
    expect(keptUser()).toBeNull();
  });

  it('is forgotten when the server says that the session has ended', async () => {
    fakeServer({ 'GET /api/auth/me': nobody });
    keepUser(aUser());
    expect(await verifiedUser()).toBeNull();
    expect(keptUser()).toBeNull();
  });

  it('stays when the server does not answer', async () => {
    fakeServer({ 'GET /api/auth/me': refused(503, 'unavailable', 'Busy.') });
    keepUser(aUser());
    await expect(verifiedUser()).rejects.toThrow('503');
    expect(keptUser()?.firstName).toBe('Ana');
  });

  it('is whoever signed in while the server was being asked', async () => {
    let answer = (_: typeof nobody) => {};
    fakeServer({
      'GET /api/auth/me': () => new Promise<typeof nobody>((resolve) => (answer = resolve)),
    });
    const asked = verifiedUser();
    keepUser(aUser());
    answer(nobody);
    expect((await asked)?.firstName).toBe('Ana');
    expect(keptUser()?.firstName).toBe('Ana');
  });

  it('is asked for once at a time', async () => {
    const server = fakeServer({ 'GET /api/auth/me': ok(aUser()) });
    await Promise.all([verifiedUser(), verifiedUser()]);
    expect(server.sentBy('GET')).toHaveLength(1);
  });
});

describe('signing out', () => {
  const LOGOUT = 'POST /api/auth/logout';
  const signedOut = ok({ message: 'You are signed out.' });
  const leave = () => Promise.resolve();

  it('cancels the question of who is signed in before the session ends', async () => {
    let wasCancelled: boolean | undefined;
    const server = fakeServer({
      'GET /api/auth/me': () => new Promise<never>(() => {}),
      [LOGOUT]: () => {
        wasCancelled = server.sentBy('GET')[0]?.signal.aborted;
        return signedOut;
      },
    });
    keepUser(aUser());
    const asked = verifiedUser();
    await endSession(leave);
    expect(wasCancelled).toBe(true);
    expect((await asked)?.firstName).toBe('Ana');
    expect(keptUser()).toBeNull();
  });

  it('asks nothing while the page is being left, and the page still shows the user', async () => {
    const server = fakeServer({ 'GET /api/auth/me': nobody, [LOGOUT]: signedOut });
    keepUser(aUser());
    let whileLeaving: string | undefined;
    await endSession(async () => {
      whileLeaving = (await verifiedUser())?.firstName;
    });
    expect(whileLeaving).toBe('Ana');
    expect(server.sentBy('GET')).toEqual([]);
    expect(keptUser()).toBeNull();
  });

  it('changes nothing when it fails: the server is asked again as before', async () => {
    const server = fakeServer({
      'GET /api/auth/me': ok(aUser()),
      [LOGOUT]: refused(503, 'unavailable', 'Busy.'),
    });
    keepUser(aUser());
    await expect(endSession(leave)).rejects.toThrow('503');
    expect((await verifiedUser())?.firstName).toBe('Ana');
    expect(server.sentBy('GET')).toHaveLength(1);
  });
});

describe('requests that a visitor holds', () => {
  it('are remembered once each, newest first, and not for who is signed in', () => {
    rememberRequest('req_1');
    rememberRequest('req_2');
    rememberRequest('req_1');
    expect(heldRequests()).toEqual(['req_1', 'req_2']);
    keepUser(aUser());
    rememberRequest('req_3');
    expect(heldRequests()).toEqual(['req_1', 'req_2']);
  });

  it('are claimed after a sign-in with Google', async () => {
    const server = fakeServer({ 'GET /api/auth/me': ok(aUser()), 'POST /api/auth/claims': ok({ message: 'Yours.' }) });
    holdRequest('req_1');
    await verifiedUser();
    expect(server.sentBy('POST').map(({ body }) => body)).toEqual([{ serviceRequestIds: ['req_1'] }]);
    expect(heldRequests()).toEqual([]);
  });

  it('are kept when claiming fails, and not claimed again by a mere check', async () => {
    const server = fakeServer({ 'GET /api/auth/me': ok(aUser()) });
    holdRequest('req_1');
    await verifiedUser();
    expect(heldRequests()).toEqual(['req_1']);
    await verifiedUser();
    expect(server.sentBy('POST')).toHaveLength(1);
  });
});

describe('a page for people who are signed in', () => {
  const open = async (href: string, ...roles: Parameters<typeof requireUser>[1][]) => {
    try {
      return (await requireUser({ href }, ...roles)).firstName;
    } catch (thrown) {
      return (thrown as { options?: unknown }).options;
    }
  };

  it('leads a visitor to sign in, and says where to come back to', async () => {
    fakeServer({ 'GET /api/auth/me': nobody });
    expect(await open('/profile?x=1')).toMatchObject({ to: '/login', search: { to: '/profile?x=1' } });
  });

  it('opens for whom the browser keeps, without asking', async () => {
    const server = fakeServer({});
    keepUser(aUser());
    expect(await open('/profile', ['customer'])).toBe('Ana');
    expect(server.sentBy('GET')).toEqual([]);
  });

  it('leads all other people to their own dashboard', async () => {
    keepUser(aUser({ role: 'craftsman' }));
    expect(await open('/dashboard/customer', ['customer'])).toMatchObject({ href: '/dashboard/craftsman' });
  });

  it('leads who comes back from Google to the page that they wanted', async () => {
    fakeServer({ 'GET /api/auth/me': ok(aUser()) });
    keepReturnPath('/profile');
    expect(await open('/dashboard/customer')).toMatchObject({ href: '/profile' });
    expect(await open('/profile')).toBe('Ana');
    expect(toastStore.snapshot()[0]?.title).toBe('Welcome back!');
  });

  it('says so when nobody can tell who it is', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(requireUser({ href: '/profile' })).rejects.toThrow('Failed to fetch');
  });
});

describe('a sign-in page', () => {
  const leadsTo = (to?: string) => {
    try {
      return leadOn(to);
    } catch (thrown) {
      return (thrown as { options?: unknown }).options;
    }
  };

  it('stays for visitors', () => {
    expect(leadsTo('/profile')).toBeUndefined();
  });

  it('leads on who is signed in, to the page that they came for', () => {
    keepUser(aUser());
    expect(leadsTo('/profile?x=1')).toEqual({ href: '/profile?x=1', replace: true, statusCode: 307 });
    expect(leadsTo('/es/profile')).toMatchObject({ href: '/profile' });
    expect(leadsTo()).toMatchObject({ href: '/dashboard/customer' });
  });

  it('leads to the language of the account with one full load', () => {
    keepUser(aUser({ language: 'es' }));
    expect(leadsTo('/profile?x=1#y')).toMatchObject({ href: '/es/profile?x=1#y', replace: true, reloadDocument: true });
    expect(leadsTo()).toMatchObject({ href: '/es/dashboard/customer', reloadDocument: true });
  });
});
