import { renderLetterHtml } from '@creditfix/server/letters';
import { createPdfPrinter } from '@creditfix/server/platform/pdf';
import { isPlanted } from '#scripts/process/planted.ts';
import { itemsIn, type Outcome } from './checks.ts';

/** How many pages the letters take, printed by the browser that also prints the real ones. */
export interface PageCounts {
  readonly printed: number;
  readonly single: number;
  readonly singleOnOnePage: number;
  /** The most pages that a letter about several items takes. */
  readonly mostOfSeveral: number;
}

/** Of letters about one item, so many at least have to fit on one page. */
export const FEWEST_ON_ONE_PAGE = 0.9;
const MOST_PAGES_OF_SEVERAL = 3;

/** Prints every letter that was written, signed with a typed name. */
export async function countPages(outcomes: readonly Outcome[]): Promise<PageCounts> {
  const printer = createPdfPrinter({ log: { info() {}, warn() {} } });
  const letters = outcomes.flatMap(({ kind, document }) =>
    kind === 'written' && document ? [document] : [],
  );
  const counts: { readonly items: number; readonly pages: number }[] = [];
  try {
    for (const letter of letters) {
      const { pages } = await printer.print({
        html: planted(renderLetterHtml(letter, { kind: 'typed', name: letter.sender.name })),
        title: letter.subject,
        mustContain: letter.reference,
      });
      counts.push({ items: itemsIn(letter), pages });
    }
  } finally {
    await printer.close();
  }
  const single = counts.filter(({ items }) => items <= 1);
  const several = counts.filter(({ items }) => items > 1);
  return {
    printed: counts.length,
    single: single.length,
    singleOnOnePage: single.filter(({ pages }) => pages === 1).length,
    mostOfSeveral: Math.max(0, ...several.map(({ pages }) => pages)),
  };
}

/** Planted: two inches more between the text and the signature. */
function planted(html: string): string {
  return isPlanted ? html.replace('</style>', '.ending{padding-top:2in}</style>') : html;
}

/** @returns what is over the limit, or nothing */
export function pageFailures(pages: PageCounts): readonly string[] {
  return [
    ...(pages.singleOnOnePage < FEWEST_ON_ONE_PAGE * pages.single
      ? ['too few letters about one item are on one page']
      : []),
    ...(pages.mostOfSeveral > MOST_PAGES_OF_SEVERAL
      ? ['a letter takes more than three pages']
      : []),
  ];
}
