import { describe, expect, it } from 'vitest';
import { requireGoodPassword } from './password-choice.ts';

const ana = { email: 'ana.delgado@example.com', firstName: 'Ana', lastName: 'Delgado' };
const reasonFor = (password: string): string => {
  try {
    requireGoodPassword(password, ana);
    return '';
  } catch (error) {
    return (error as { fields: { password: string } }).fields.password;
  }
};

describe('a new password', () => {
  it.each(['password', 'Password123', 'QWERTYUIOP', '12345678', 'iloveyou', 'ｐａｓｓｗｏｒｄ'])(
    '%s is refused: it is one of the most common ones',
    (password) => expect(reasonFor(password)).toContain('most common passwords'),
  );

  it.each(['ana.delgado@example.com', 'Ana Delgado', 'delgado-ana', 'ANA.DELGADO'])(
    '%s is refused: it is its owner’s',
    (password) => expect(reasonFor(password)).toContain('Passwords with your name or email'),
  );

  it.each(['correct horse battery', 'copper pipe 22', 'ana likes copper pipes', '        ', 'ñandúñandú'])(
    '%s is taken: there are no other rules',
    (password) => expect(reasonFor(password)).toBe(''),
  );
});
