import { expect, it } from 'vitest';
import { createExportLimit } from './export.routes.ts';

it('lets three exports run at once, and each end once', async () => {
  const exports = createExportLimit();
  const [end] = await Promise.all([exports.begin(), exports.begin(), exports.begin()]);
  await expect(exports.begin()).rejects.toMatchObject({
    code: 'admin.too_many_exports',
    status: 503,
    details: { retryAfterSeconds: 30 },
  });
  end();
  end();
  await expect.poll(() => exports.isFull()).toBe(false);
  await exports.begin();
  await expect(exports.begin()).rejects.toThrow('Several exports are running already.');
});
