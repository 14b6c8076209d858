import { expect, it } from 'vitest';
import { createExportTurns } from './export-turns.ts';

it('lets three exports run at once, and each turn end once', () => {
  const takeTurn = createExportTurns();
  const [first] = [takeTurn(), takeTurn(), takeTurn()];
  expect(takeTurn).toThrow(
    expect.objectContaining({
      code: 'admin.too_many_exports',
      status: 503,
      details: { retryAfterSeconds: 30 },
    }),
  );
  first?.();
  first?.();
  takeTurn();
  expect(takeTurn).toThrow('Several exports are running already.');
});
