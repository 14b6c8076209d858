// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ThemeProvider } from '#webapp/kit/index.ts';
import { DownloadNext } from './delivery-step.tsx';

window.matchMedia = () =>
  ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;

afterEach(cleanup);

const letter = (target: string) => ({
  letterId: target,
  reference: 'CF-7KQ2-0001',
  target,
  pdfUrl: `/api/letters/${target}/pdf`,
  ready: true,
});

test('each tap in the bar downloads the next letter, and then the first again', () => {
  render(<DownloadNext letters={[letter('Equifax'), letter('Experian')]} />, {
    wrapper: ({ children }) => <ThemeProvider>{children}</ThemeProvider>,
  });
  const named: (string | null)[] = [];
  for (let tap = 0; tap < 3; tap += 1) {
    const link = screen.getByRole('link', { hidden: true });
    named.push(`${link.textContent} ${link.getAttribute('href')}`);
    fireEvent.click(link);
  }
  expect(named).toEqual([
    'Download 1 of 2: Equifax /api/letters/Equifax/pdf',
    'Download 2 of 2: Experian /api/letters/Experian/pdf',
    'Download 1 of 2: Equifax /api/letters/Equifax/pdf',
  ]);
});
