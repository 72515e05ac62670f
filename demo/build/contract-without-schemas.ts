import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/** What of a call the server and its documents alone read. */
const UNREAD = new Set(['summary', 'role', 'caching', 'params', 'query', 'body', 'reply']);
const PURE_FUNCTIONS = new Set(['call', 'resource', 'pageOf', 'callsOf']);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Where begins what it is about, if not at `start`. */
  readonly about?: number;
}

/** Says of a call that nothing is lost with it: inside a function, since what it spreads would be kept for its reading. */
function droppable(start: number, end: number): Edit[] {
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => ' },
    { start: end, end, text: ')()', about: start },
  ];
}

/**
 * The calls of a collection, each by a name of its own: what is taken apart in one go is kept as a whole.
 * `const { read: readOne } = resource({…})` becomes `const own = resource({…}); const readOne = own.read`.
 */
function apart(code: string, { start, end, declarations: [declared] }: ESTree.VariableDeclaration): Edit[] {
  if (declared?.id.type !== 'ObjectPattern' || declared.init?.type !== 'CallExpression') return [];
  const keyword = code.slice(0, start).endsWith('export ') ? 'export const' : 'const';
  const own = `own${start}`;
  const named = declared.id.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const [opening, closing] = droppable(0, 0).map(({ text }) => text);
    const name = code.slice(property.value.start, property.value.end);
    return [`${keyword} ${name} = ${opening}${own}.${property.key.name}${closing};`];
  });
  return [
    { start: declared.id.start, end: declared.id.end, text: own },
    { start: end, end, text: `\n${named.join('\n')}` },
  ];
}

/** Drops the summary and the schemas of every `call({…})`, and says of every `Type.…(…)` that nothing is lost with an unused one. */
function editsOf(code: string, file: string): Edit[] {
  const edits: Edit[] = [];
  new Visitor({
    VariableDeclaration: (node) => void edits.push(...apart(code, node)),
    CallExpression({ start, end, callee, arguments: [facts] }) {
      const isType = callee.type === 'MemberExpression' && callee.object.type === 'Identifier';
      if (isType && callee.object.type === 'Identifier' && callee.object.name === 'Type') {
        edits.push(...droppable(start, end));
      }
      if (callee.type !== 'Identifier' || !PURE_FUNCTIONS.has(callee.name)) return;
      edits.push(...droppable(start, end));
      if (callee.name !== 'call') return;
      if (facts?.type !== 'ObjectExpression') return;
      for (const property of facts.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (!UNREAD.has(property.key.name)) continue;
        const comma = /^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0;
        edits.push({ start: property.start, end: property.end + comma, text: '' });
      }
    },
  }).visit(parseSync(file, code).program);
  return edits;
}

/** A module of the contract as the client needs it. */
export function withoutSchemas(code: string, file: string): string {
  const all = editsOf(code, file);
  const removed = all.filter(({ text }) => text === '');
  // What lies inside a removed schema goes with it.
  const kept = all.filter(
    ({ text, start: at, about = at }) =>
      text === '' || !removed.some(({ start, end }) => start <= about && about < end),
  );
  return kept
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

/**
 * The client sends from the contract and leaves its schemas and summaries to the server: without them TypeBox and every description
 * of a body fall out of the browser's bundle. The build fails where something still holds them in.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/contract\/.*\.ts$|\/node_modules\/typebox\// },
      handler(code, id) {
        if (id.includes('/node_modules/')) return { code, map: null, moduleSideEffects: false };
        return { code: withoutSchemas(code, id), map: null };
      },
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const schema = Object.entries(chunk.modules).find(
          ([id, { code }]) => code && id.includes('/node_modules/typebox/'),
        );
        if (schema)
          this.error(`${chunk.fileName} holds TypeBox: something in it reads a schema of the contract.`);
      }
    },
  };
}
