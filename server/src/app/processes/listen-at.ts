import type { FastifyInstance } from 'fastify';
import { type Env, SettingError } from '../env.ts';

/** Opens the port of the settings. @throws SettingError if another program has it */
export async function listenAt(app: FastifyInstance, { HOST: host, PORT: port }: Env): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
    throw new SettingError(`PORT: ${port} is in use. Stop the other program, or choose another with PORT=${port + 1}.`);
  }
}
