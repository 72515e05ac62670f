import { parseSync, Visitor, type Plugin } from 'vite';

const SCHEMAS = new Set(['params', 'query', 'body', 'reply']);
const PURE = '/* @__PURE__ */ ';
const PURE_FUNCTIONS = new Set(['call', 'resource', 'pageOf', 'callsOf']);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Where begins what it is about, if not at `start`. */
  readonly about?: number;
}

/**
 * Drops the schemas of every `call({…})`, and says of every `Type.…(…)` that nothing is lost with an unused one: inside a
 * function, since a schema that is spread from another one would be kept for its reading.
 */
function editsOf(code: string, file: string): Edit[] {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ start, end, callee, arguments: [facts] }) {
      const isType = callee.type === 'MemberExpression' && callee.object.type === 'Identifier';
      if (isType && callee.object.type === 'Identifier' && callee.object.name === 'Type') {
        edits.push({ start, end: start, text: `${PURE}(() => ` });
        edits.push({ start: end, end, text: ')()', about: start });
      }
      if (callee.type !== 'Identifier' || !PURE_FUNCTIONS.has(callee.name)) return;
      edits.push({ start, end: start, text: PURE });
      if (callee.name !== 'call') return;
      if (facts?.type !== 'ObjectExpression') return;
      for (const property of facts.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (!SCHEMAS.has(property.key.name)) continue;
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
 * The client sends from the contract and leaves its schemas to the server: without them TypeBox and every description
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
