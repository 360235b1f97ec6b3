import { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { readForm } from '../../lib/read-form.ts';
import { firstChannel, isMissing, type SetupValues, setupForm } from './setup.ts';
import { outreachOptions } from './testing/outreach-replies.ts';

const projectId = ProjectId.parse('prj-1');
const typed = (given: Partial<SetupValues> = {}): SetupValues => ({
  name: 'Ann Lee',
  company: 'Acme Plumbing',
  phone: '',
  email: 'ann@acme.example.com',
  method: 'email',
  urgency: 'medium',
  ...given,
});

const read = (given: Partial<SetupValues> = {}) => readForm(setupForm(projectId), typed(given));

describe('what was typed', () => {
  it('can be sent without a phone number', () => {
    expect(read()).toMatchObject({ body: { bidderInfo: { name: 'Ann Lee' }, urgency: 'medium' } });
  });

  it.each(['name', 'company', 'email'] as const)('lacks something without the %s', (field) => {
    expect(isMissing(typed({ [field]: '  ' }))).toBe(true);
    expect(read({ [field]: '  ' })).toEqual({ problems: { [field]: expect.any(String) } });
  });

  it.each([
    ['name', 'Ann <b>'],
    ['company', 'www.acme.com'],
    ['email', 'ann at acme'],
    ['phone', 'call me'],
  ] as const)('lacks nothing when the %s is only wrong', (field, value) => {
    expect(isMissing(typed({ [field]: value }))).toBe(false);
    expect(read({ [field]: value })).toEqual({ problems: { [field]: expect.any(String) } });
  });
});

it('the first channel that the listing has is chosen, email before the others', () => {
  const [email, sms, phone] = outreachOptions().channels;
  if (!email || !sms || !phone) throw new Error('There are three channels');
  expect(firstChannel(outreachOptions())).toBe('email');
  const channels = [{ ...email, delivery: null }, { ...sms, delivery: null }, phone];
  expect(firstChannel(outreachOptions({ channels }))).toBe('phone');
});
