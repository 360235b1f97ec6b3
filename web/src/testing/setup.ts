import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// vitest runs without globals, so the library can't do this by itself.
afterEach(cleanup);
