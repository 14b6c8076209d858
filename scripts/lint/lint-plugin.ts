import { relative, resolve, sep } from 'node:path';
import { borderFault, builderFault, statementFault, textFault } from './borders.ts';

/** The lint rules of this repository that oxlint does not have. Each message says what to do instead. */

interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

interface Comment {
  readonly value: string;
  readonly loc: unknown;
}

interface Context {
  readonly filename: string;
  readonly sourceCode: { getAllComments(): Comment[] };
  report(fault: { node?: Node; loc?: unknown; message: string }): void;
}

type Visitor = Record<string, (node: Node) => void>;

const ROOT = resolve(import.meta.dirname, '../..');

const OBJECTS = 'write a frozen `as const` object and a union type of the same name';
const REASONED = /^\s*(?:(?:oxlint|eslint)-disable\S*|@ts-(?:expect-error|ignore|nocheck))\b/;

/** Relative to the repository. */
function pathOf({ filename }: Context): string {
  return relative(ROOT, filename).split(sep).join('/');
}

function borders(context: Context): Visitor {
  const from = pathOf(context);
  const look = (node: Node) => {
    const specifier = (node['source'] as { value?: unknown } | null)?.value;
    if (typeof specifier !== 'string') return;
    const message = borderFault({ from, specifier });
    if (message) context.report({ node, message });
  };
  return {
    ImportDeclaration: look,
    ExportNamedDeclaration: look,
    ExportAllDeclaration: look,
    ImportExpression: look,
    TSImportType: look,
  };
}

function sql(context: Context): Visitor {
  const from = pathOf(context);
  const isRepository = from.endsWith('.repository.ts');
  const tell = (node: Node, message: string | null) => {
    if (message) context.report({ node, message });
  };
  const lookAtText = (node: Node, text: unknown) => {
    if (isRepository && typeof text === 'string') tell(node, textFault(from, text));
  };
  return {
    CallExpression: (node) => {
      const callee = node['callee'] as Node;
      const method = (callee['property'] as { name?: unknown } | undefined)?.name;
      if (callee.type !== 'MemberExpression' || typeof method !== 'string') return;
      const [first] = node['arguments'] as { value?: unknown }[];
      tell(node, statementFault(from, method) ?? builderFault(from, method, first?.value));
    },
    Literal: (node) => lookAtText(node, node['value']),
    TemplateElement: (node) => lookAtText(node, (node['value'] as { raw?: unknown }).raw),
  };
}

function namedExports(context: Context): Visitor {
  return {
    ExportAllDeclaration: (node) =>
      context.report({
        node,
        message:
          'A public API lists its names: write `export { a, b } from …` instead of `export *`.',
      }),
    ExportDefaultDeclaration: (node) =>
      context.report({
        node,
        message:
          'Give it its name: write `export function …` or `export const …` instead of a default export.',
      }),
  };
}

function erasable(context: Context): Visitor {
  return {
    TSEnumDeclaration: (node) =>
      context.report({ node, message: `Node can't erase an enum: ${OBJECTS}.` }),
    TSModuleDeclaration: (node) => {
      if (onlyDescribes(node)) return;
      context.report({
        node,
        message: "Node can't erase a namespace: a file is the namespace, write named exports.",
      });
    },
    Decorator: (node) =>
      context.report({
        node,
        message:
          "Node can't run decorators: call a function, or describe entities with `defineEntity`.",
      }),
  };
}

/** `declare module`, `declare global` and what is inside them hold types alone. */
function onlyDescribes(node: Node | null | undefined): boolean {
  if (!node) return false;
  const isModule = node.type === 'TSModuleDeclaration';
  if (isModule && (node['declare'] === true || node['kind'] === 'global')) return true;
  return onlyDescribes(node['parent'] as Node | null | undefined);
}

function givenTime(context: Context): Visitor {
  const look = (node: Node) => {
    const callee = node['callee'] as Node;
    const given = node['arguments'] as unknown[];
    const readsClock = given.length === 0 || node.type === 'CallExpression';
    if (callee.type !== 'Identifier' || callee['name'] !== 'Date' || !readsClock) return;
    context.report({
      node,
      message:
        'Time is a parameter: take `now` from the caller (the server has a clock port) instead of reading the clock.',
    });
  };
  return { NewExpression: look, CallExpression: look };
}

function reasonGiven(context: Context): Visitor {
  return {
    Program: () => {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        if (!REASONED.test(value) || /\s--\s+\S{2}/.test(value)) continue;
        context.report({
          loc,
          message: 'Say why the rule does not fit here: end the comment with ` -- reason`.',
        });
      }
    },
  };
}

const SPACINGS = /(?:^| )(?:xs|sm|md|lg|xl|2xl|card)(?: |$)/;

/** Mantine knows the name of a spacing that stands alone; among others the browser throws the whole property away. */
function spacings(context: Context): Visitor {
  return {
    JSXAttribute: (node) => {
      const value = (node['value'] as { value?: unknown } | null)?.value;
      const name = (node['name'] as { name?: unknown }).name;
      if (!/^(?:gap|[mp][xytblr]?)$/.test(String(name)) || typeof value !== 'string') return;
      if (!value.includes(' ') || !SPACINGS.test(value)) return;
      context.report({
        node,
        message: `A spacing has its name only where it stands alone: write \`var(--mantine-spacing-…)\` in "${value}".`,
      });
    },
  };
}

const rules = {
  spacings: { create: spacings },
  borders: { create: borders },
  sql: { create: sql },
  'named-exports': { create: namedExports },
  erasable: { create: erasable },
  'given-time': { create: givenTime },
  'reason-given': { create: reasonGiven },
};

const plugin = { meta: { name: 'creditfix' }, rules };

// oxlint-disable-next-line creditfix/named-exports -- oxlint takes a plugin from the default export
export default plugin;
