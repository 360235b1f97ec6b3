import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../kernel/database.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { isWebBuilt } from '../http/web-pages.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const said = { en: 'The mail server refuses connections; 12 mails wait.', es: 'El servidor de correo no responde.' };
const incidents = [
  { kind: 'email', said, beganAt: '2026-12-01T14:14:00.000Z', endedAt: null, toldAt: null },
  {
    kind: 'database',
    said,
    beganAt: '2026-11-20T09:14:00.000Z',
    endedAt: '2026-11-20T09:31:00.000Z',
    toldAt: '2026-11-20T09:15:00.000Z',
  },
] as const;
const { app } = await testApp(database, { incidents });

const nowhere = openDatabase('postgres://127.0.0.1:1/none', { patience: 200 });
afterAll(() => nowhere.close());
const cutOff = await testApp({ ...nowhere, connectionString: 'postgres://127.0.0.1:1/none' }, { incidents });

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the status', () => {
  it('says what works now and what did not, without causes', async () => {
    const reply = await app.inject('/api/status');
    expect(reply.json()).toMatchObject({
      services: expect.arrayContaining([
        { service: 'website', works: true },
        { service: 'email', works: false },
      ]),
      incidents: [
        { service: 'email', endedAt: null },
        { service: 'website', beganAt: '2026-11-20T09:14:00.000Z', endedAt: '2026-11-20T09:31:00.000Z' },
      ],
    });
    expect(reply.body).not.toMatch(/server|servidor|told/);
  });

  it.runIf(isWebBuilt()).each([
    ['/status', 'Some things don’t work right now', 'Email arrives later.', 'Website and accounts'],
    ['/es/status', 'Algunas cosas no funcionan en este momento', 'El correo llega más tarde.', 'Sitio web y cuentas'],
  ])('is a page that needs no scripts: %s', async (path, ...texts) => {
    const reply = await app.inject(path);
    expect(reply.statusCode).toBe(200);
    for (const text of texts) expect(textOf(reply.body)).toContain(text);
    expect(reply.body).not.toContain('12 mails wait');
  });

  it.runIf(isWebBuilt())('is shown without a database', async () => {
    const reply = await cutOff.app.inject('/status');
    expect(reply.statusCode).toBe(200);
    expect(textOf(reply.body)).toContain('Some things don’t work right now');
  });
});
