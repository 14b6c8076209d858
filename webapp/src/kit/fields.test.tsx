// @vitest-environment jsdom
import { Checkbox, Radio, TextInput } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { BusyButton } from './busy-button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FieldGroup, Optional, onText } from './fields.tsx';
import { ThemeProvider } from './theme/theme-provider.tsx';

window.matchMedia = () =>
  ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);

const draw = (screenful: ReactNode) => render(<ThemeProvider>{screenful}</ThemeProvider>);

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('a field is named by its label, and described by its hint and by what is wrong, with a word before it', () => {
  draw(
    <TextInput
      id="zip"
      label={<Optional>ZIP code</Optional>}
      description="Five digits"
      error="The ZIP code has five digits."
    />,
  );
  const field = screen.getByLabelText('ZIP code (optional)');
  expect(field.id).toBe('zip');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(field)).toContain('Five digits');
  expect(describedBy(field)).toContain('The ZIP code has five digits.');
  const line = document.getElementById('zip-error');
  expect(line?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBeTruthy();
});

test('what is not kept of a typed text does not move the cursor', () => {
  function Digits() {
    const [text, setText] = useState('1234');
    return (
      <TextInput
        label="Digits"
        value={text}
        onChange={onText(setText, (typed) => typed.replace(/\D/g, ''))}
      />
    );
  }
  draw(<Digits />);
  const box = screen.getByLabelText<HTMLInputElement>('Digits');
  box.focus();
  fireEvent.input(box, { target: { value: '12x34', selectionStart: 3, selectionEnd: 3 } });
  expect(box.value).toBe('1234');
  expect(box.selectionStart).toBe(2);
});

test('the error summary leads to a field, to the first choice of a group of radio buttons, and to a group', () => {
  draw(
    <>
      <ErrorSummary
        problems={[
          { fieldId: 'name', message: 'Say your name.' },
          { fieldId: 'way', message: 'Choose a way.' },
          { fieldId: 'bureaus', message: 'Choose a bureau.' },
        ]}
      />
      <TextInput id="name" label="Name" />
      <Radio.Group id="way" label="Way">
        <Radio value="mail" label="Mail" />
        <Radio value="download" label="Download" />
      </Radio.Group>
      <FieldGroup id="bureaus" label="Bureaus" error="Choose a bureau.">
        <Checkbox label="Experian" />
      </FieldGroup>
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  fireEvent.click(screen.getByRole('link', { name: 'Say your name.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  fireEvent.click(screen.getByRole('link', { name: 'Choose a way.' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Mail' }));
  fireEvent.click(screen.getByRole('link', { name: 'Choose a bureau.' }));
  const group = screen.getByRole('group', { name: 'Bureaus' });
  expect(document.activeElement).toBe(group);
  expect(describedBy(group)).toContain('Choose a bureau.');
});

test('a busy button keeps the focus, says what is waited for, and does nothing', () => {
  let pressed = 0;
  const button = (busyLabel: string | false) => (
    <ThemeProvider>
      <BusyButton type="submit" busyLabel={busyLabel} onClick={() => (pressed += 1)}>
        Mail my letter
      </BusyButton>
    </ThemeProvider>
  );
  const { rerender } = render(button(false));
  screen.getByRole('button').focus();
  fireEvent.click(screen.getByRole('button', { name: 'Mail my letter' }));
  rerender(button('Handing it to the mail…'));
  const busy = screen.getByRole('button', { name: 'Handing it to the mail…' });
  fireEvent.click(busy);
  expect(pressed).toBe(1);
  expect(document.activeElement).toBe(busy);
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  expect(busy.getAttribute('type')).toBe('button');
});
