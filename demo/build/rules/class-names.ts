import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** Rooms whose sources name classes. */
const ROOMS = ['src/ui', 'src/element', 'widgets'];

function sourcesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'testing' ? [] : sourcesIn(path);
    return /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name) ? [path] : [];
  });
}

/** Every word of every string in a source: a class name is one of them, wherever it stands. A word with a brace is CSS. */
export function wordsIn(code: string, file: string): Set<string> {
  const words = new Set<string>();
  const add = (text: string) =>
    text.split(/\s+/).forEach((word) => word && !/[{}]/.test(word) && words.add(word));
  new Visitor({
    Literal: ({ value }) => (typeof value === 'string' ? add(value) : undefined),
    TemplateElement: ({ value }) => add(value.cooked ?? value.raw),
  }).visit(parseSync(file, code).program);
  return words;
}

const isOfWidth = (word: string) => word.startsWith('@[');

/**
 * The words of all sources that may name classes, sorted, and those for a width last: twind gives no order to rules for a single
 * property (`[--v-bar:0px]`), and puts each behind those that it knows.
 */
export function wordsOf(root: string): string[] {
  const files = ROOMS.flatMap((room) => sourcesIn(join(root, room)));
  const words = new Set(files.flatMap((file) => [...wordsIn(readFileSync(file, 'utf8'), file)]));
  return [...words].sort().sort((one, other) => Number(isOfWidth(one)) - Number(isOfWidth(other)));
}

/** A class name where the sources hand it to `tw`, or to a `className` that ends there. */
export interface ClassUse {
  readonly name: string;
  /** From the root. */
  readonly file: string;
}

/** The strings inside an expression: of both branches of a condition, of a template, of a joined list. */
function textsIn(node: unknown, texts: string[] = []): string[] {
  if (node === null || typeof node !== 'object') return texts;
  if (Array.isArray(node)) {
    for (const each of node) textsIn(each, texts);
    return texts;
  }
  const { type } = node as { readonly type?: string };
  if (type === 'Literal') {
    const { value } = node as { readonly value?: unknown };
    if (typeof value === 'string') texts.push(value);
  } else if (type === 'TemplateLiteral') {
    const { quasis, expressions } = node as ESTreeTemplate;
    quasis.forEach(({ value }) => texts.push(value.cooked ?? value.raw));
    textsIn(expressions, texts);
  } else if (type === 'ConditionalExpression') {
    const { consequent, alternate } = node as ESTreeCondition;
    textsIn([consequent, alternate], texts);
  } else if (type === 'LogicalExpression' || type === 'BinaryExpression') {
    const { left, right, operator } = node as ESTreeBinary;
    if (operator === '&&') textsIn(right, texts);
    else if (['||', '??', '+'].includes(operator)) textsIn([left, right], texts);
  } else if (type === 'ObjectExpression') {
    textsIn(
      (node as ESTreeObject).properties.map(({ value }) => value),
      texts,
    );
  } else if (type === 'TSAsExpression' || type === 'TSSatisfiesExpression') {
    textsIn((node as { readonly expression: unknown }).expression, texts);
  }
  return texts;
}

interface ESTreeTemplate {
  readonly quasis: readonly { readonly value: { readonly cooked?: string | null; readonly raw: string } }[];
  readonly expressions: unknown;
}
interface ESTreeCondition {
  readonly consequent: unknown;
  readonly alternate: unknown;
}
interface ESTreeBinary {
  readonly left: unknown;
  readonly right: unknown;
  readonly operator: string;
}
interface ESTreeObject {
  readonly properties: readonly { readonly value?: unknown }[];
}

function usesIn(code: string, file: string): string[] {
  const texts: string[] = [];
  const constants = new Map<string, unknown>();
  const asked: string[] = [];
  const collect = (node: unknown) => {
    textsIn(node, texts);
    for (const [, name = ''] of JSON.stringify(node).matchAll(
      /"type":"Identifier"[^{}]*?"name":"([A-Z][A-Z_]+)"/g,
    )) {
      asked.push(name);
    }
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && /^[A-Z][A-Z_]+$/.test(id.name)) constants.set(id.name, init);
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'tw') collect(given[0]);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !/^class(Name|es)$/i.test(name.name) || !value) return;
      collect(value.type === 'JSXExpressionContainer' ? value.expression : value);
    },
  }).visit(parseSync(file, code).program);
  for (const name of new Set(asked)) textsIn(constants.get(name), texts);
  return texts;
}

/** Every class name of the sources that can be told from where it is written, once for each file. */
export function classUses(root: string): ClassUse[] {
  return ROOMS.flatMap((room) => sourcesIn(join(root, room))).flatMap((file) => {
    const names = usesIn(readFileSync(file, 'utf8'), file).flatMap((text) => text.split(/\s+/));
    return [...new Set(names)].filter(Boolean).map((name) => ({ name, file: file.slice(root.length + 1) }));
  });
}
