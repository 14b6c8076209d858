import { expect, test } from 'vitest';

/** What every test project runs with `PLANT=on`: see `vitest.config.ts`. */
test('planted to fail', () => {
  expect('this').toBe('that');
});
