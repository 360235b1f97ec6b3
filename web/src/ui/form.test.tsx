import { endpoint } from '@plumbline/contract/kernel/endpoint.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ApiError } from '../lib/api-error.ts';
import { PostedFormContext } from '../lib/posted-form-context.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { Input } from './input.tsx';

const leaveNote = endpoint({
  name: 'leaveNote',
  summary: 'Leaves a note',
  method: 'POST',
  path: '/api/notes/:id',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string().min(1, 'Type your name'), note: z.string().min(1, 'Type a note') }),
  reply: z.object({}),
  idempotent: true,
});

type Send = (body: { name: string; note: string }, attempt: { key: string }) => Promise<unknown>;

function NoteForm({ send, summary = false }: { send: Send; summary?: boolean }) {
  const form = useForm({ to: leaveNote, params: { id: 'n-1' }, initial: { name: '', note: '' }, send });
  return (
    <Form of={form} summary={summary} aria-label="Leave a note">
      <Field {...form.field('name')} label="Name">
        {(field) => <Input {...field} {...form.text('name')} />}
      </Field>
      <Field {...form.field('note')} label="Note">
        {(field) => <Input {...field} {...form.text('note')} />}
      </Field>
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
    </Form>
  );
}

const open = (send: Send, summary = false) => {
  render(<NoteForm send={send} summary={summary} />);
  return userEvent.setup();
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const descriptionOf = (label: string) => {
  const id = field(label).getAttribute('aria-describedby');
  return id === null ? '' : (document.getElementById(id)?.textContent ?? '');
};
const press = () => screen.getByRole('button', { name: 'Send' });
const refusal = (fields: Record<string, string>) =>
  new ApiError(400, 'Bad Request', JSON.stringify({ code: 'invalid-input', message: 'Please check it.', fields }));

describe('a form', () => {
  it('is one that a browser can post by itself', () => {
    open(vi.fn<Send>());
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Leave a note' });
    expect(form.hasAttribute('action')).toBe(false);
    expect(form.method).toBe('post');
    expect([...new FormData(form).keys()]).toEqual(['_form', '_key', 'name', 'note']);
    expect(new FormData(form).get('_form')).toBe('/api/notes/n-1');
  });

  it('is checked by the schema of its endpoint, and moves to the first wrong field', async () => {
    const send = vi.fn<Send>();
    const user = open(send);
    await user.click(press());
    expect(descriptionOf('Name')).toBe('Type your name');
    expect(document.activeElement).toBe(field('Name'));
    expect(send).not.toHaveBeenCalled();
    await user.type(field('Name'), 'Ann');
    expect(descriptionOf('Name')).toBe('');
    expect(descriptionOf('Note')).toBe('Type a note');
  });

  it('lists above everything what is wrong, when it is long', async () => {
    const user = open(vi.fn<Send>(), true);
    await user.click(press());
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Type your name', 'Type a note']);
  });

  it('says what the server refuses beside the field, and keeps what was typed', async () => {
    const user = open(vi.fn<Send>().mockRejectedValue(refusal({ note: 'This note is known' })));
    await user.type(field('Name'), 'Ann');
    await user.type(field('Note'), 'Hello{Enter}');
    expect(descriptionOf('Note')).toBe('This note is known');
    expect(document.activeElement).toBe(field('Note'));
    expect(field('Note').value).toBe('Hello');
  });

  it('sends once, however often it is pressed', async () => {
    const sent = Promise.withResolvers<void>();
    const send = vi.fn<Send>(() => sent.promise);
    const user = open(send);
    await user.type(field('Name'), 'Ann');
    await user.type(field('Note'), 'Hello{Enter}{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    sent.resolve();
  });

  it('repeats the same answers with the same key, and other answers with another', async () => {
    const send = vi.fn<Send>().mockRejectedValue(new TypeError('No connection'));
    const user = open(send);
    await user.type(field('Name'), 'Ann');
    await user.type(field('Note'), 'Hello{Enter}');
    await user.click(press());
    await user.type(field('Note'), '!{Enter}');
    const [first, again, other] = send.mock.calls.map(([, { key }]) => key);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('starts with what was posted without scripts, and with what was wrong with it', () => {
    render(
      <PostedFormContext
        value={{ to: '/api/notes/n-1', values: { name: 'Ann', admin: 'yes' }, problems: { note: 'Type a note' } }}
      >
        <NoteForm send={vi.fn<Send>()} summary />
      </PostedFormContext>,
    );
    expect(field('Name').value).toBe('Ann');
    expect(descriptionOf('Note')).toBe('Type a note');
    expect(screen.getByRole('alert').textContent).toContain('Type a note');
  });

  it('says why the server refused what was posted without scripts, unless a field does', () => {
    const body = JSON.stringify({ code: 'unavailable', message: 'Restarting.', traceId: 'tr_1' });
    render(
      <PostedFormContext
        value={{ to: '/api/notes/n-1', values: { name: 'Ann' }, problems: {}, refusal: { status: 503, body } }}
      >
        <NoteForm send={vi.fn<Send>()} />
      </PostedFormContext>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Please try again in a moment');
  });

  it('takes over what was entered before the scripts ran', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    const form = <NoteForm send={vi.fn<Send>()} />;
    page.innerHTML = renderToString(form);
    const early = page.querySelector<HTMLInputElement>('[name=name]');
    if (!early) throw new Error('The rendered form has no name');
    early.value = 'Ann';
    await act(async () => void hydrateRoot(page, form));
    await userEvent.setup().type(field('Note'), 'Hello');
    expect(field('Name').value).toBe('Ann');
  });

  it('has only fields that its endpoint takes', () => {
    // @ts-expect-error without `body`, a field that the endpoint doesn't know is an error
    void (() => useForm({ to: leaveNote, initial: { nam: '' }, send: async () => undefined }));
    expect(Object.keys(leaveNote.body.shape)).toEqual(['name', 'note']);
  });
});
