import { LobRefusal } from './lob-refusal.ts';
import type { Fields } from './read-request.ts';

/** One kind of parameter each; every refusal names the parameter, as Lob's do. */

export function invalid(message: string): LobRefusal {
  return new LobRefusal('invalid', message);
}

export function onlyKnown(fields: Fields, known: readonly string[], path = ''): void {
  const stranger = Object.keys(fields).find((name) => !known.includes(name));
  if (stranger !== undefined) throw invalid(`${path}${stranger} is not allowed`);
}

interface TextRule {
  readonly path?: string;
  readonly most?: number;
  readonly like?: RegExp;
}

export function optionalText(
  fields: Fields,
  name: string,
  { path = '', most = 500, like }: TextRule = {},
): string | null {
  const value = fields[name] ?? null;
  if (value === null || value === '') return null;
  if (typeof value !== 'string') throw invalid(`${path}${name} must be a string`);
  if (value.length > most)
    throw invalid(`${path}${name} length must be less than or equal to ${most} characters long`);
  if (like && !like.test(value))
    throw invalid(`${path}${name} fails to match the required pattern`);
  return value;
}

export function neededText(fields: Fields, name: string, rule: TextRule = {}): string {
  const text = optionalText(fields, name, rule);
  if (text === null) throw invalid(`${rule.path ?? ''}${name} is required`);
  return text;
}

/** In forms, `true` comes as a word. */
export function flag(fields: Fields, name: string): boolean | undefined {
  const value = fields[name] ?? null;
  if (value === null) return undefined;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw invalid(`${name} must be a boolean`);
}

export function choice<const Choice extends string>(
  fields: Fields,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const value = fields[name] ?? null;
  if (value === null || value === '') return null;
  const found = choices.find((each) => each === value);
  if (found === undefined) throw invalid(`${name} must be one of [${choices.join(', ')}]`);
  return found;
}
