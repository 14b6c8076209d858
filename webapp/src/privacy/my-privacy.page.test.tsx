// @vitest-environment jsdom
import { privacyEndpoints } from '@creditfix/shared/privacy';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient, ThemeProvider } from '#webapp/kit/index.ts';
import { deleteAccountMessages } from './messages.tsx';
import { keptWords, MyPrivacyPage } from './my-privacy.page.tsx';

// A slow machine takes longer and is not red.
configure({ asyncUtilTimeout: 60_000 });
window.matchMedia = () =>
  ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;

afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('what is kept is counted in words, and nothing is said to be nothing', () => {
  expect(keptWords({ letters: 1, drafts: 0, copies: 12, payments: 2, consents: [] })).toEqual([
    '1 signed letter',
    'No unfinished drafts',
    '12 copies of papers',
    '2 payments',
  ]);
});

const { deleteMyAccount } = privacyEndpoints;
const KEPT = { letters: 1, drafts: 0, copies: 0, payments: 0, consents: [] };

/** The page with the form open; the calls to delete are answered one after the other. */
function openForm(...answers: readonly Response[]) {
  const queue = [...answers];
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (!address.endsWith(deleteMyAccount.path))
      return Response.json({ success: true, data: KEPT });
    bodies.push(JSON.parse(body ?? ''));
    return queue.shift() ?? Response.error();
  });
  render(
    <ThemeProvider>
      <MemoryRouter>
        <MyPrivacyPage caseFile={null} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: deleteAccountMessages.open }));
  return bodies;
}

const refusal = (status: number, code: string, error: string) =>
  Response.json({ success: false, code, error }, { status });

const field = () => screen.getByLabelText<HTMLInputElement>(deleteAccountMessages.typeEmail);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('deleting the account asks for the email address, and takes no empty one to the server', () => {
  const bodies = openForm();
  expect(document.activeElement).toBe(field());
  press(deleteAccountMessages.forGood);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(deleteAccountMessages.needed)).toBeTruthy();
  type('rosa@example.com');
  expect(screen.queryByText(deleteAccountMessages.needed)).toBeNull();
  expect(bodies).toEqual([]);
});

test('another address deletes nothing: the field says why, and has the focus', async () => {
  const bodies = openForm(refusal(400, 'privacy.not_confirmed', 'This is not your address.'));
  type(' rosa@example.net ');
  press(deleteAccountMessages.forGood);
  expect(await screen.findByText('This is not your address.')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(bodies).toEqual([{ confirmEmail: 'rosa@example.net' }]);
});

test('where the server can’t do it, the page says that nothing was changed, and it can be tried again', async () => {
  openForm(refusal(503, 'request.failed', 'Something went wrong on our side.'));
  type('rosa@example.com');
  press(deleteAccountMessages.forGood);
  expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy();
  expect(screen.getByText(deleteAccountMessages.unchanged)).toBeTruthy();
  expect(screen.getByRole('button', { name: deleteAccountMessages.forGood })).toBeTruthy();
});

test('who keeps the account is back at the button that began it', () => {
  openForm();
  press(deleteAccountMessages.keep);
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: deleteAccountMessages.open }),
  );
});
