import { it } from 'vitest';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { proveLives } from './lives.ts';

const database = await testDatabase();

it('five thousand lives of a request, each step held against the rules', () => proveLives(database, { numRuns: 5000 }));
