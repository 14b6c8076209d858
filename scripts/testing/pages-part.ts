import { auditSite, DIST } from '#scripts/audit/audited-site.ts';
import { auditData } from '#scripts/audit/data.ts';
import { faultLines } from '#scripts/audit/fault.ts';
import { auditHtml } from '#scripts/audit/html.ts';
import { auditLinks } from '#scripts/audit/links.ts';
import { servePages } from '#scripts/audit/serve-pages.ts';
import type { Part } from './part.ts';

const NAME = 'public pages';

const CHECKS = { html: auditHtml, links: auditLinks, data: auditData } as const;

/** What of `npm run audit` needs no browser: valid HTML, links that lead somewhere, whole data. One test each, on the built pages. */
export const pagesPart: Part = {
  name: NAME,
  async run() {
    const startedAt = performance.now();
    const served = await servePages({ folder: DIST });
    let failed = 0;
    try {
      const site = await auditSite(served.url);
      for (const [name, check] of Object.entries(CHECKS)) {
        const { looked, faults } = await check(site);
        console.log(
          [`${name}: ${looked}, ${faults.length} faults`, ...faultLines(faults)].join('\n'),
        );
        if (faults.length > 0) failed += 1;
      }
    } finally {
      await served.stop();
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const passed = Object.keys(CHECKS).length - failed;
    return { name: NAME, passed, failed, skipped: 0, seconds };
  },
};
