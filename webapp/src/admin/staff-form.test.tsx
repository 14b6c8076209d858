// @vitest-environment jsdom
import { adminEndpoints } from '@creditfix/shared/admin';
import { TextInput } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { callApi, dataOf, ThemeProvider } from '#webapp/kit/index.ts';
import { byContract, DayField, dayTyped, StaffForm, useStaffForm } from './staff-form.tsx';

window.matchMedia = () =>
  ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;

afterEach(cleanup);

it.each([
  ['11/7/2026', '2026-11-07'],
  [' 02/29/2028 ', '2028-02-29'],
  ['02/30/2026', null],
  ['11/7', null],
  ['11/7/26', null],
  ['1', null],
])('takes %j for %j', (typed, day) => expect(dayTyped(typed)).toBe(day));

it('opens a calendar whose arrows and days have names', async () => {
  vi.stubGlobal('ResizeObserver', Observer);
  render(
    <ThemeProvider>
      <DayField label="Last day" value="2031-07-16" onChange={() => undefined} />
    </ThemeProvider>,
  );
  fireEvent.focus(screen.getByLabelText('Last day'));
  for (const name of ['Previous month', 'Next month', 'July 16, 2031'])
    expect(await screen.findByRole('button', { name, hidden: true })).toBeTruthy();
});

/** jsdom has none. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const ACCOUNT = '00000000-0000-4000-8000-000000000001';

function Grant({ onDone }: { readonly onDone: () => void }) {
  const form = useStaffForm({
    initialValues: { reason: '' },
    validate: ({ reason }) =>
      byContract(adminEndpoints.grantPro.body, { reason: 'Say why.' })({ until: null, reason }),
    send: async ({ reason }) => {
      const question = { params: { id: ACCOUNT }, body: { until: null, reason } };
      return await dataOf(callApi(adminEndpoints.grantPro, question));
    },
    onDone,
  });
  return (
    <StaffForm form={form} action="Give" busyLabel="Giving…" onCancel={() => undefined}>
      <TextInput {...form.field('reason')} label="Reason" />
    </StaffForm>
  );
}

const answers = (status: number, envelope: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(envelope, { status })),
  );

function fill(reason: string) {
  const onDone = vi.fn<() => void>();
  render(
    <ThemeProvider>
      <Grant onDone={onDone} />
    </ThemeProvider>,
  );
  const field = screen.getByLabelText('Reason');
  fireEvent.change(field, { target: { value: reason } });
  screen.getByRole('button', { name: 'Give' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Give' }));
  return { field, onDone };
}

it('says what an empty field lacks, in the form’s own words, and asks nobody', () => {
  answers(200, {});
  const { field } = fill('  ');
  expect(screen.getByText('Say why.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(fetch).not.toHaveBeenCalled();
});

it('puts what the server has found beside its field, and the focus into it', async () => {
  const fields = [{ path: 'reason', message: 'The reason is too long.' }];
  answers(422, { success: false, code: 'request.invalid', error: 'Look again.', fields });
  const { field, onDone } = fill('Early customer');
  await waitFor(() => expect(screen.getByText('The reason is too long.')).toBeTruthy());
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText('Look again.')).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});

it('says above the fields what is wrong with none of them', async () => {
  answers(409, { success: false, code: 'billing.already_pro', error: 'They have Pro.' });
  fill('Early customer');
  expect((await screen.findByRole('alert')).textContent).toContain('They have Pro.');
});
