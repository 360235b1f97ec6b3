import { describe, expect, inject, it } from 'vitest';
import { startProduct } from '../tools/product.ts';
import { ownPostgres } from './support/own-postgres.ts';
import { aSubmission, findPlumbers, submit } from './support/submissions.ts';

const { postgres } = ownPostgres();

describe('a running product', () => {
  it('finishes pending responses when it is stopped, and ends with exit code 0', async () => {
    const product = await startProduct({ env: { DATABASE_URL: postgres().connectionString } });
    const [contractor] = await findPlumbers(product.url);
    const submissions = Array.from({ length: 8 }, (_, index) =>
      submit(
        product.url,
        aSubmission({ selectedPlumberId: contractor?.id, customerEmail: `drain-${index}@example.com` }),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 15));
    const stopped = product.stop();
    const answers = await Promise.allSettled(submissions);
    expect(await stopped).toBe(0);
    // Every accepted call got a response; late ones were not accepted.
    expect(answers.some((answer) => answer.status === 'fulfilled' && answer.value.status === 201)).toBe(true);
    expect(product.output()).toContain('Stopping: finishing what is under way');
  });

  it('a second start on the same data needs no installation, no new database and no second seeding', async () => {
    const again = await startProduct({ copyOf: inject('newData') });
    expect(again.output()).not.toContain('Creating the database');
    expect((await findPlumbers(again.url)).length).toBe(20);
    await again.stop();
  });
});
