import { expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../../directory/fixtures.ts';
import { scriptedPorts } from '../../messaging/fixtures.ts';
import { aProject } from '../../projects/fixtures.ts';
import { anOutreach } from '../fixtures.ts';

const database = await testDatabase();
const messaging = scriptedPorts(() => ({ kind: 'sent' }));
const base = testContext(database.db, { ports: { messaging, outreachWriter: null } });
const ctx: Context = { ...base, settings: { ...base.settings, publicUrl: 'https://plumbline.example' } };

const textOf = async (id: string): Promise<string> => {
  const { rows } = await database.pool.query('select text from messages where about_id = $1', [id]);
  return rows[0].text;
};

it('writes in Spanish to a contractor whom we write to in Spanish', async () => {
  const email = `${newId('obras').toLowerCase()}@example.org`;
  await aContractor(ctx, { email, language: 'es' });
  const projectId = await aProject(ctx, { contactInfo: `Purchasing desk, ${email}` });
  const { script, receipt } = await anOutreach(ctx, { projectId });
  expect(script.message).toMatch(/^(?:Hola|Buen día):/);
  expect(script.footer).toContain('Esta es una oferta de servicios');
  expect(script.note, 'in the language of the caller').toContain('We send this email to');
  const text = await textOf(receipt.id);
  expect(text.startsWith(`${script.message}\n\n`)).toBe(true);
  expect(text).toContain('No recibir más mensajes como este');
  expect(text).toMatch(/https:\/\/plumbline\.example\/es\/outreach\/stop\/ost_\w{22}/);
});

it('writes in English to everyone else, and answers the caller in their own language', async () => {
  const spanish: Context = { ...ctx, language: 'es' };
  const projectId = await aProject(ctx, { contactInfo: `Purchasing desk, ${newId('desk').toLowerCase()}@example.org` });
  const { script, receipt } = await anOutreach(spanish, { projectId });
  expect(script.message).toMatch(/^(?:Hello|Hi),/);
  expect(script.note).toContain('Enviamos este correo a');
  expect(await textOf(receipt.id)).toMatch(/https:\/\/plumbline\.example\/outreach\/stop\//);
});
