import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { ROOT } from '#scripts/process/run-tool.ts';

/** The messages of a file as a translator sees them: read from the source, because what they are called with is not there. */

type Node = ESTree.Node;
type Names = ReadonlyMap<string, Node>;

/** A message as a translator sees it: plain text, `{name}`, `{count, plural, …}`, `{known, select, …}` and tags. */
function icu(node: Node, source: string, names: Names): string {
  const text = (each: Node) => icu(each, source, names);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string'
        ? node.value.replace(/[{}]/g, "'$&'")
        : String(node.value);
    case 'TemplateLiteral':
      return node.quasis
        .map((quasi, index) => {
          const value = node.expressions[index];
          return (quasi.value.cooked ?? '') + (value ? text(value) : '');
        })
        .join('');
    case 'BinaryExpression':
      return node.operator === '+' ? text(node.left) + text(node.right) : slot(node, source);
    case 'LogicalExpression':
      return node.operator === '&&'
        ? choice(node.left, text(node.right), '', source)
        : slot(node, source);
    case 'ConditionalExpression':
      return choice(node.test, text(node.consequent), text(node.alternate), source);
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement'
        ? ofBlock(node.body.body, source, names)
        : text(node.body);
    case 'CallExpression':
      return isPlural(node) ? pluralText(node, source, names) : slot(node, source);
    case 'Identifier': {
      const known = names.get(node.name);
      return known ? text(known) : `{${node.name}}`;
    }
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return text(node.expression);
    case 'JSXFragment':
      return node.children.map(text).join('');
    case 'JSXElement': {
      const tag = source.slice(node.openingElement.name.start, node.openingElement.name.end);
      const inner = node.children.map(text).join('');
      return inner ? `<${tag}>${inner}</${tag}>` : `<${tag}/>`;
    }
    case 'JSXText':
      return node.value
        .replace(/\s*\n\s*/g, node.value.trim() === '' ? '' : ' ')
        .replace(/[{}]/g, "'$&'");
    case 'JSXExpressionContainer':
      return text(node.expression);
    default:
      return slot(node, source);
  }
}

/** What the code works out by itself, named by its own words. */
function slot(node: Node, source: string): string {
  const words = source.slice(node.start, node.end).match(/[A-Za-z]\w*/g) ?? ['value'];
  return `{${words.slice(0, 3).join('_')}}`;
}

function choice(test: Node, yes: string, no: string, source: string): string {
  return `{${slot(test, source).slice(1, -1)}, select, yes {${yes}} other {${no}}}`;
}

function isPlural(node: ESTree.CallExpression): boolean {
  return node.callee.type === 'Identifier' && node.callee.name === 'plural';
}

function pluralText(node: ESTree.CallExpression, source: string, names: Names): string {
  const [count, forms] = node.arguments;
  if (!count || forms?.type !== 'ObjectExpression')
    throw new Error('plural needs a count and its forms');
  const written = forms.properties.map((form) =>
    form.type === 'Property' ? `${keyOf(form, source)} {${icu(form.value, source, names)}}` : '',
  );
  return `{${slot(count, source).slice(1, -1)}, plural, ${written.join(' ')}}`;
}

/** Steps to an answer: names stand for what they are, an early answer is a choice. */
function ofBlock(steps: readonly Node[], source: string, names: Names): string {
  const [step, ...rest] = steps;
  if (!step) return '';
  if (step.type === 'ReturnStatement')
    return step.argument ? icu(step.argument, source, names) : '';
  if (step.type === 'BlockStatement') return ofBlock([...step.body, ...rest], source, names);
  if (step.type === 'IfStatement') {
    const otherwise = step.alternate ? [step.alternate, ...rest] : rest;
    return choice(
      step.test,
      ofBlock([step.consequent], source, names),
      ofBlock(otherwise, source, names),
      source,
    );
  }
  if (step.type !== 'VariableDeclaration') return ofBlock(rest, source, names);
  const named = step.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [[id.name, init] as const] : [],
  );
  return ofBlock(rest, source, new Map([...names, ...named]));
}

function keyOf(property: ESTree.ObjectProperty, source: string): string {
  return source.slice(property.key.start, property.key.end).replace(/^['"]|['"]$/g, '');
}

/** Every message of a file by its path in the file: `deliveryMessages.download.title`. */
export function messagesOf(path: string): Map<string, string> {
  const source = readFileSync(resolve(ROOT, path), 'utf8');
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const constants = program.body.flatMap((statement) => {
    const exported = statement.type === 'ExportNamedDeclaration';
    const declaration = exported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ name: id.name, init, exported }] : [],
    );
  });
  // A constant beside the messages is read where a message names it.
  const names = new Map(
    constants.flatMap(({ name, init, exported }) => (exported ? [] : [[name, init] as const])),
  );
  const found = new Map<string, string>();
  const walk = (key: string, node: Node): void => {
    if (node.type === 'ObjectExpression') {
      for (const each of node.properties)
        if (each.type === 'Property') walk(`${key}.${keyOf(each, source)}`, each.value);
    } else if (node.type === 'ArrayExpression') {
      node.elements.forEach((each, index) => each && walk(`${key}.${index}`, each));
    } else if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
      walk(key, node.expression);
    } else if (node.type === 'Identifier' && node.name !== 'undefined') {
      const named = names.get(node.name);
      if (named) walk(key, named);
    } else if (node.type !== 'Identifier') {
      found.set(key, icu(node, source, names));
    }
  };
  for (const { name, init, exported } of constants) if (exported) walk(name, init);
  return found;
}
