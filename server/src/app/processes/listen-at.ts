import type { FastifyInstance } from 'fastify';
import { say } from '../commands/terminal.ts';
import { type Env, SettingError } from '../env.ts';
import { isWebBuilt } from '../http/web-pages.ts';

/** Opens the port of the settings. @throws SettingError if another program has it */
export async function listenAt(app: FastifyInstance, { HOST: host, PORT: port }: Env): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
    throw new SettingError(`PORT: ${port} is in use. Stop the other program, or choose another with PORT=${port + 1}.`);
  }
}

/** Says where the product is, on the terminal. */
export function sayReady(
  app: FastifyInstance,
  env: Env,
  { servesPages, devToken }: { readonly servesPages: boolean; readonly devToken: string | null },
): void {
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : env.PORT;
  const origin = env.PUBLIC_URL ?? `http://localhost:${port}`;
  if (servesPages && !isWebBuilt())
    say('The web app has not been built: only the API is served. `npm start` builds it.');
  say(`Plumbline is ready at ${origin}`);
  if (env.PLUMBLINE_MODE === 'production') return;
  say(
    `Every message it sends is in the mailbox: ${origin}/dev/mailbox${devToken === null ? '' : `?token=${devToken}`}`,
  );
}
