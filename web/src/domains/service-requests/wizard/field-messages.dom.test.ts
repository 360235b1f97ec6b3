import { expect, it } from 'vitest';
import { detailsWords } from './details.words.ts';
import { fieldMessage } from './field-messages.ts';

it.each([
  ['description', 'Description is required', 'Sink leak', 'write at least 10 characters, one more to go.'],
  ['description', 'Description is required', '', 'say in a sentence what is wrong and where.'],
  ['customerEmail', 'Valid email is required', 'ana@example', 'add the ending, such as .com.'],
  ['customerEmail', 'Valid email is required', 'ana.example.com', 'add the @ and what follows it.'],
  ['customerPhone', 'Phone number is required', '555-0134', 'add the area code, such as (502) 555-0134.'],
  ['customerName', 'Name is required', '', 'what should the contractor call you?'],
  ['address', 'Address is required', '12', 'write street and number, such as 1418 Bardstown Rd.'],
])('says of %s what is missing and what to do about it', (name, message, value, todo) => {
  expect(fieldMessage(name, message, value)).toBe(`${message}: ${todo}`);
});

it('adds nothing where the message says it all', () => {
  expect(fieldMessage('description', 'Use at most 4000 characters', 'x'.repeat(5000))).toBe(
    'Use at most 4000 characters',
  );
  expect(fieldMessage('customerPhone', 'Phone number is required: enter ten digits', '12')).toBe(
    'Phone number is required: enter ten digits',
  );
});

it('counts the missing characters in Spanish', () => {
  expect(detailsWords.es.advice.descriptionMore(10, 1)).toBe('escriba al menos 10 caracteres, falta 1.');
  expect(detailsWords.es.advice.descriptionMore(10, 3)).toBe('escriba al menos 10 caracteres, faltan 3.');
});
