import { Config, Parser, type HtmlElement } from 'html-validate';
import type { AuditedSite } from './audited-site.ts';

export type { HtmlElement } from 'html-validate';

const config = await Config.defaultConfig().resolve();
const documents = new WeakMap<AuditedSite, Map<string, HtmlElement>>();

/** The page at that address as its elements; each is read once. */
export async function documentAt(site: AuditedSite, address: string): Promise<HtmlElement> {
  const known = documents.get(site) ?? new Map<string, HtmlElement>();
  documents.set(site, known);
  const { bytes } = await site.ask(address);
  const document = known.get(address) ?? new Parser(config).parseHtml(bytes.toString());
  known.set(address, document);
  return document;
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The value of an attribute as a browser reads it. */
export function valueOf(element: HtmlElement | null, name: string): string | null {
  const written = element?.getAttributeValue(name) ?? null;
  return written === null ? null : unescaped(written);
}

/** What is in an element, as a browser reads it. */
export function textOf(element: HtmlElement | null): string {
  return unescaped(element?.textContent ?? '').trim();
}

function unescaped(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex as string, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return SIGNS[name as string] ?? whole;
  });
}
