// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ThemeProvider } from '#webapp/kit/index.ts';
import { type AfterMailing, type MailingSlot, MailingSlotFilling } from '../slots.tsx';
import type { MadeLetters } from '../wizard/wizard-state.ts';
import { CompleteStep } from './complete-step.tsx';

window.matchMedia = () =>
  ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;

afterEach(cleanup);

const letter = (target: string) => ({
  letterId: target,
  reference: `CF-${target}`,
  target,
  pdfUrl: `/api/letters/${target}/pdf`,
  ready: true,
});

const two: MadeLetters = {
  letters: [letter('Experian'), letter('Equifax')],
  signedOnPaper: false,
  recipient: 'bureau',
  purpose: 'not_mine',
  freeReport: false,
};

const mailedTo = (...letterIds: string[]): AfterMailing['mailed'] => ({
  letterIds,
  isOwn: true,
  isQueued: false,
  isDelivered: false,
  mailedWords: 'November 28',
  arrivesWords: 'December 3 to 5',
  arrivesBy: '2026-12-05',
});

/** @returns what the step says once that is mailed */
function saidAfter(mailed: AfterMailing['mailed'], made: MadeLetters = two): string {
  const slot: Pick<MailingSlot, 'after'> = {
    after: ({ children }) => children({ mailed, status: 'where it is', ownMailing: 'ask' }),
  };
  const { container } = render(
    <MemoryRouter>
      <ThemeProvider>
        <MailingSlotFilling value={slot as MailingSlot}>
          <CompleteStep made={made} onBack={() => {}} onAnother={() => {}} />
        </MailingSlotFilling>
      </ThemeProvider>
    </MemoryRouter>,
  );
  return container.textContent;
}

const primary = () =>
  [...document.querySelectorAll('[data-variant=filled]')].map(({ textContent }) => textContent);

test('of two letters one is mailed: the other stays in view, and to mail it is the next thing', () => {
  const said = saidAfter(mailedTo('Experian'));
  expect(said).toContain('1 of your 2 letters is on the way');
  expect(said).toContain('The letter to Equifax still has to be mailed.');
  expect(said).not.toContain('nothing you have to do');
  expect(screen.getAllByRole('link', { name: /^Download PDF/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Download PDF/ }).getAttribute('href')).toBe(
    '/api/letters/Equifax/pdf',
  );
  expect(primary()).toEqual(['Mail the letter to Equifax']);
});

test('with all of them mailed there is nothing to do, and nothing is asked to be signed', () => {
  const said = saidAfter(mailedTo('Experian', 'Equifax'), { ...two, signedOnPaper: true });
  expect(said).toContain('Copies are stored on your dashboard.');
  expect(said).toContain('nothing you have to do');
  expect(said).not.toMatch(/Sign (?:it|each) by hand/);
  expect(screen.queryByRole('button', { name: /^Mail / })).toBeNull();
  expect(primary()).toEqual(['Go to dashboard']);
});

test('before anything is mailed, letters for the pen are to be signed first', () => {
  const said = saidAfter('none', { ...two, signedOnPaper: true });
  expect(said).toContain('Sign each by hand before you mail it.');
  expect(said).toContain('if you mail them today');
});
