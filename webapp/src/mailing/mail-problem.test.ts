import { MailingProblems, type Mailpiece } from '@creditfix/shared/mailing';
import { expect, test } from 'vitest';
import { mailProblemText, problemOfMailing } from './mail-problem.tsx';

test('a call that got no answer is told in the fixed words, and that trying again is safe', () => {
  const { title, text } = mailProblemText({ code: 'network', error: 'Network error.' });
  expect(title).toBe('Failed to send letter. Please try again.');
  expect(text).toContain('never mailed twice');
});

test('what the server says stands below the fixed words where trying again can help', () => {
  const problem = MailingProblems.raise('mailing.carrier_unavailable');
  expect(mailProblemText({ code: problem.code, error: problem.message })).toEqual({
    title: 'Failed to send letter. Please try again.',
    text: problem.message,
  });
});

test('where trying again can not help, the title says so and leads to what does', () => {
  expect(mailProblemText({ code: 'mailing.past_due', error: 'x' })).toEqual({
    title: 'Your Pro payment did not go through',
    text: 'x',
    to: { href: '/account/plan', label: 'Go to my plan' },
  });
});

test('a letter that the mail service refused in the answer is not told as mailed', () => {
  const trouble = {
    text: 'It was not mailed.',
    whatToDo: 'Mail it again.',
    canMailAgain: true,
  };
  const answered = (change: Partial<Mailpiece>) =>
    problemOfMailing({ ok: true, data: change as Mailpiece });
  expect(answered({ status: 'queued', trouble: null })).toBeUndefined();
  const problem = answered({ status: 'failed', trouble });
  expect(problem && mailProblemText(problem)).toEqual({
    title: 'This letter was not mailed',
    text: 'It was not mailed. Mail it again.',
  });
});
