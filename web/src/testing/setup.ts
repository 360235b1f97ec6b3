import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// vitest runs without globals, so the library can't do this by itself.
afterEach(cleanup);

// How long a busy machine takes to draw is no matter of these tests.
configure({ asyncUtilTimeout: 5000 });

// jsdom lays nothing out, so it has nowhere to scroll to.
Element.prototype.scrollIntoView = () => {};

// Pages also work on a phone that opens a laptop's address without TLS: browsers have no `randomUUID` there.
Object.defineProperty(crypto, 'randomUUID', { value: undefined });
