import { testDatabase } from '../../kernel/testing/test-database.ts';
import { tellNothing } from '../testing/sign-in-time.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
tellNothing(database, await testApp(database), 40);
