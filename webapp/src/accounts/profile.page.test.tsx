// @vitest-environment jsdom
import { EmailPreference, myAccountEndpoints } from '@creditfix/shared/accounts';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient, ThemeProvider } from '#webapp/kit/index.ts';
import { profileMessages } from './messages.tsx';
import { ProfilePage } from './profile.page.tsx';

// A slow machine takes longer and is not red.
configure({ asyncUtilTimeout: 60_000 });
window.matchMedia = () =>
  ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const { saveProfile } = myAccountEndpoints;

const PROFILE = {
  firstName: 'Rosa',
  middleName: '',
  lastName: 'Garza',
  suffix: '',
  address: '12 Elm Street',
  addressLine2: '',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  phone: '',
};

const ACCOUNT = {
  email: 'rosa@example.com',
  createdAt: '2031-07-14T15:00:00.000Z',
  profile: PROFILE,
  emails: Object.fromEntries(Object.keys(EmailPreference).map((name) => [name, true])),
  language: 'en',
  emailChange: null,
  fresh: true,
};

/** The page as it is open for Rosa; what saving answers is chosen. */
async function open(answer: () => Response) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (!address.endsWith(saveProfile.path)) return Response.json({ success: true, data: ACCOUNT });
    bodies.push(JSON.parse(body ?? ''));
    return answer();
  });
  render(
    <ThemeProvider>
      <MemoryRouter>
        <ProfilePage savedSignature={null} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  await screen.findByLabelText(profileMessages.firstName);
  return bodies;
}

const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: profileMessages.save }));

test('what is typed is unsaved until it is saved, and then stands as the server keeps it', async () => {
  const bodies = await open(() =>
    Response.json({ success: true, data: { ...PROFILE, firstName: 'Rosalia' } }),
  );
  expect(screen.getByText(profileMessages.keptAs.unchanged)).toBeTruthy();
  change(profileMessages.firstName, ' Rosalia ');
  expect(screen.getByText(profileMessages.keptAs.unsaved)).toBeTruthy();
  save();
  expect(await screen.findByText(profileMessages.saved)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(profileMessages.firstName).value).toBe('Rosalia');
  expect(bodies).toEqual([{ ...PROFILE, firstName: ' Rosalia ' }]);
});

test('what the server would not take is named at its field and in the summary, which has the focus', async () => {
  const fields = [{ path: 'zipCode', message: 'A ZIP code has 5 digits.' }];
  await open(() =>
    Response.json(
      { success: false, code: 'request.invalid', error: 'Please look again.', fields },
      { status: 400 },
    ),
  );
  change(profileMessages.zipCode, '787');
  save();
  expect(await screen.findByText(profileMessages.keptAs.failed)).toBeTruthy();
  expect(screen.getByLabelText(profileMessages.zipCode).getAttribute('aria-invalid')).toBe('true');
  const link = screen.getByRole('link', { name: 'A ZIP code has 5 digits.' });
  await waitFor(() => expect(document.activeElement?.contains(link)).toBe(true));
});

test('where it can’t be saved, what was typed is still there, and the page says so', async () => {
  await open(() =>
    Response.json(
      { success: false, code: 'request.failed', error: 'The server is busy.' },
      { status: 503 },
    ),
  );
  change(profileMessages.phone, '512 555 0100');
  save();
  expect(await screen.findByText(profileMessages.stillHere('The server is busy.'))).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(profileMessages.phone).value).toBe('512 555 0100');
});
