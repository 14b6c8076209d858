// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Answered } from './answered.tsx';
import { AskFirst } from './ask-first.tsx';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import { EmptyState } from './empty-state.tsx';
import { Facts } from './facts.tsx';
import { LazyPart, lazyPart, useFetchOnUse } from './lazy-part.tsx';
import { kitMessages, lazyPartMessages, stepperMessages } from './messages.tsx';
import { Notice } from './notice.tsx';
import { Segments } from './segments.tsx';
import type { ApiFailure } from './server-state.ts';
import { StatusTag } from './status-tag.tsx';
import { Stepper } from './stepper.tsx';
import { ThemeProvider } from './theme/theme-provider.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

// A slow machine takes longer and is not red.
configure({ asyncUtilTimeout: 60_000 });
window.matchMedia = () =>
  ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
/** jsdom has none. */
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(cleanup);

const draw = (screenful: ReactNode) =>
  render(screenful, { wrapper: ({ children }) => <ThemeProvider>{children}</ThemeProvider> });

const settle = () => act(async () => await Promise.resolve());

const STEPS = ['About you', 'The dispute', 'Your letter'];

test('the line of stops leads back to what was passed, marks where the person is, and leads nowhere ahead', () => {
  const onGoBack = vi.fn<(step: number) => void>();
  draw(<Stepper steps={STEPS} current={1} onGoBack={onGoBack} />);
  const [passed, here, ahead] = screen.getAllByRole('listitem');
  fireEvent.click(within(passed as HTMLElement).getByRole('button'));
  expect(onGoBack).toHaveBeenCalledExactlyOnceWith(0);
  expect(here?.getAttribute('aria-current')).toBe('step');
  expect(ahead?.textContent).toContain('Your letter');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a line that can’t be walked back has no buttons, and says what is done', () => {
  draw(<Stepper steps={STEPS} current={2} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByText(stepperMessages.done)).toHaveLength(2);
});

test('how far one is within a stop stands in the same line', () => {
  draw(<Stepper steps={STEPS} current={1} within="Part 2 of 7" />);
  expect(screen.getByText('Part 2 of 7').parentElement?.textContent).toBe(
    'Step 2 of 3: The dispute. Part 2 of 7',
  );
});

test('segments are radio buttons of which one is on', () => {
  const onChange = vi.fn<(value: string) => void>();
  const choices = [
    { value: 'open', label: 'Open' },
    { value: 'over', label: 'Over' },
  ];
  draw(<Segments choices={choices} value="open" onChange={onChange} />);
  expect(screen.getByLabelText<HTMLInputElement>('Open').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Over'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('over');
});

test.each([
  ['error', 'alert', kitMessages.notice.error],
  ['warning', 'note', kitMessages.notice.warning],
  ['success', 'note', kitMessages.notice.success],
  ['info', 'note', kitMessages.notice.info],
] as const)('a notice of the tone %s is a %s, and says its word', (tone, role, word) => {
  draw(<Notice tone={tone} />);
  expect(screen.getByRole(role).textContent).toContain(word);
});

test('a notice that appears while somebody works is read out, and waits its turn', () => {
  draw(<Notice tone="success" title="Saved" live />);
  expect(screen.getByRole('status').textContent).toContain('Saved');
});

test('a status is a word with a shape, which nobody hears', () => {
  draw(<StatusTag tone="trouble">Overdue</StatusTag>);
  const shape = screen.getByText('Overdue').parentElement?.querySelector('svg');
  expect(shape?.getAttribute('aria-hidden')).toBe('true');
});

test('facts are pairs of a name and what is known', () => {
  draw(<Facts facts={[{ label: 'Mailed', value: 'July 16' }]} />);
  expect(screen.getByRole('term').textContent).toBe('Mailed');
  expect(screen.getByRole('definition').textContent).toBe('July 16');
});

test('where nothing is yet, a heading says so and the next step stands below it', () => {
  draw(<EmptyState icon="sheet" title="No letters yet" action={<a href="/start">Begin</a>} />);
  expect(screen.getByRole('heading', { name: 'No letters yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Begin' })).toBeTruthy();
});

function asking(onAction: () => Promise<string | undefined>) {
  const onKeep = vi.fn<() => void>();
  draw(
    <AskFirst
      question="Remove this passkey?"
      action="Remove"
      busyLabel="Removing…"
      keep="Keep it"
      onAction={onAction}
      onKeep={onKeep}
    />,
  );
  return onKeep;
}

test('what can’t be brought back is asked once more, where the focus is', () => {
  const onKeep = asking(() => Promise.resolve(undefined));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Remove this passkey?' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onKeep).toHaveBeenCalledOnce();
});

test('it is done once however often the button is pressed, and says why it did not work', async () => {
  const answers = Promise.withResolvers<string | undefined>();
  const onAction = vi.fn<() => Promise<string | undefined>>(() => answers.promise);
  asking(onAction);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  fireEvent.click(screen.getByRole('button', { name: 'Removing…' }));
  expect(onAction).toHaveBeenCalledOnce();
  answers.resolve('We could not reach the server.');
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('We could not reach the server.');
  expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
});

const failure = (status: number, error: string) => ({ problem: { status, error } }) as ApiFailure;

test('an answer is waited for, asked again where it did not come, and drawn once it is here', () => {
  const refetch = vi.fn<() => void>();
  const of = (data: string | undefined, error: ApiFailure | null) => (
    <Answered answer={{ data, error, refetch }} what="your letters">
      {(letters) => <p>{letters}</p>}
    </Answered>
  );
  const { rerender } = draw(of(undefined, null));
  expect(screen.getByText(kitMessages.loadingWhat('your letters'))).toBeTruthy();
  rerender(of(undefined, failure(503, 'The server is busy.')));
  expect(screen.getByRole('alert').textContent).toContain('The server is busy.');
  fireEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
  expect(refetch).toHaveBeenCalledOnce();
  rerender(of('Two letters', null));
  expect(screen.getByText('Two letters')).toBeTruthy();
});

test('what is on screen stays where a later question fails, and goes where the server takes it back', () => {
  const of = (status: number) => (
    <Answered
      answer={{ data: 'Two letters', error: failure(status, 'No.'), refetch: () => {} }}
      what="your letters"
    >
      {(letters) => <p>{letters}</p>}
    </Answered>
  );
  const { rerender } = draw(of(503));
  expect(screen.getByText('Two letters')).toBeTruthy();
  rerender(of(404));
  expect(screen.queryByText('Two letters')).toBeNull();
});

test('a part in a file of its own is asked for again where it did not come, and tells when it is on screen', async () => {
  const load = vi
    .fn<() => Promise<() => ReactNode>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValueOnce(() => <p>The part</p>);
  const onShown = vi.fn<() => void>();
  draw(<LazyPart part={lazyPart(load)} props={{}} onShown={onShown} />);
  fireEvent.click(await screen.findByRole('button', { name: lazyPartMessages.tryAgain }));
  expect(await screen.findByText('The part')).toBeTruthy();
  expect(onShown).toHaveBeenCalledOnce();
});

test('the colors are the system’s until somebody chooses, and the choice is on the page', () => {
  draw(<ColorSchemeChoice />);
  expect(screen.getByLabelText<HTMLInputElement>(kitMessages.colors.auto).checked).toBe(true);
  fireEvent.click(screen.getByLabelText(kitMessages.colors.dark));
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  expect(screen.getByLabelText<HTMLInputElement>(kitMessages.colors.dark).checked).toBe(true);
});

test('the focus stays in a row whose button goes away, and is not pulled there from elsewhere', () => {
  function Row() {
    const keptFocus = useKeptFocus<HTMLDivElement>();
    const [there, setThere] = useState(true);
    return (
      <div {...keptFocus} role="row">
        {there && (
          <button type="button" onClick={() => setThere(false)}>
            Remove
          </button>
        )}
      </div>
    );
  }
  draw(
    <>
      <Row />
      <input aria-label="Elsewhere" />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Remove' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('row'));
  screen.getByLabelText('Elsewhere').focus();
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
});

test('what may be needed soon is fetched once, with the first sign of somebody at the page', async () => {
  const load = vi.fn<() => Promise<() => ReactNode>>(async () => await Promise.resolve(() => null));
  const ahead = [lazyPart(load)];
  function Reader() {
    useFetchOnUse(ahead);
    return <p>Read me</p>;
  }
  draw(<Reader />);
  await settle();
  expect(load).not.toHaveBeenCalled();
  fireEvent.scroll(window);
  fireEvent.keyDown(window, { key: 'Tab' });
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
});
