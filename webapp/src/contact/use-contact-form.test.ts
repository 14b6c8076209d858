// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#webapp/kit/index.ts';
import { contactMessages } from './messages.tsx';
import { useContactForm, type ContactPerson } from './use-contact-form.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

function open({ person, subject = '' }: { person?: ContactPerson; subject?: string } = {}) {
  const resetCaptcha = vi.fn<() => void>();
  const { result } = renderHook(() => useContactForm({ person, subject, resetCaptcha }));
  return { form: result, resetCaptcha };
}

type Form = ReturnType<typeof open>['form'];

function fill(form: Form) {
  act(() => {
    form.current.change('name')('Rosa Garza');
    form.current.change('email')('rosa@example.com');
    form.current.change('subject')('dispute');
    form.current.change('message')('Which address do I mail my letter to?');
  });
}

const pathsOf = (form: Form) => form.current.faults.map(({ path }) => path);

test('the form knows who is signed in and what the link is about, and keeps what was typed over both', () => {
  const person = { name: 'Rosa Garza', email: 'rosa@example.com' };
  const { form } = open({ person, subject: 'billing' });
  expect(form.current.answers).toEqual({ ...person, subject: 'billing', message: '' });
  act(() => form.current.change('name')('R. Garza'));
  expect(form.current.answers.name).toBe('R. Garza');
});

test('a link about nothing we know leaves the subject to the person', () => {
  expect(open({ subject: 'hello' }).form.current.answers.subject).toBe('');
});

test('an empty form is sent nowhere: each field says what is missing, until it is changed', async () => {
  const asked = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', asked);
  const { form } = open();
  await act(() => form.current.send());
  expect(pathsOf(form)).toEqual(['name', 'email', 'subject', 'message']);
  expect(form.current.attempt).toBe(1);
  act(() => form.current.change('email')('rosa@example.com'));
  expect(pathsOf(form)).toEqual(['name', 'subject', 'message']);
  expect(asked).not.toHaveBeenCalled();
});

test('without the bot check nothing is sent, and the sentence about it goes once it is solved', async () => {
  const { form } = open();
  fill(form);
  await act(() => form.current.send());
  expect(form.current.error).toBe(contactMessages.checkNeeded);
  act(() => form.current.solved('solution'));
  expect([form.current.error, form.current.ready]).toEqual([undefined, true]);
});

test('thanks take the place of the form for three seconds, and then it is there again, empty', async () => {
  const data = { messageId: '00000000-0000-4000-8000-000000000001' };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
  const { form } = open();
  fill(form);
  act(() => form.current.solved('solution'));
  await act(() => form.current.send());
  await pass(100);
  expect(form.current.thanked).toEqual({ email: 'rosa@example.com', fresh: true });
  expect(form.current.answers.message).toBe('');
  await pass(3_000);
  expect(form.current.thanked).toEqual({ email: 'rosa@example.com', fresh: false });
});

test('what the server would not take stands at its field, and the used bot check is asked anew', async () => {
  const fields = [{ path: 'email', message: 'This mailbox does not exist.' }];
  const problem = { success: false, code: 'request.invalid', error: 'Please look again.', fields };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 400 }));
  const { form, resetCaptcha } = open();
  fill(form);
  act(() => form.current.solved('solution'));
  await act(() => form.current.send());
  await pass(100);
  expect(form.current.faults).toEqual(fields);
  expect(form.current.error).toBeUndefined();
  expect(form.current.answers.message).not.toBe('');
  expect(resetCaptcha).toHaveBeenCalledOnce();
});
