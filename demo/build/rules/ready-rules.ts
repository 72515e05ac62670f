import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { createRules } from '#theme/rules/rules.ts';
import { rulePlaces, stepsOf } from '#theme/rules/rule-steps.ts';
import { lengthened, shortened } from '#theme/rules/short-rules.ts';
import { ownRules } from './chunk-rules.ts';
import { wordsIn, wordsOf } from './class-names.ts';

const READY = 'src/theme/rules/ready-rules.ts';
const SOURCE = /\/(src\/ui|src\/element|widgets)\/.*\.tsx?$/;
/** Stands in each source for the rules of its file of the bundle, until it is known which file that is. */
const MARK = '@rules-of-this-file@';
const MARKED = new RegExp(`^[\\w$]+\\(["']${MARK}["']\\);?\\n?`, 'gm');

function rulesOf(words: Iterable<string>): readonly string[] {
  const rules = createRules(() => {});
  // A word that is no class name gives no rule.
  for (const word of words) rules.use(word);
  return rules.all;
}

/** The rules of every class name in the sources, in twind's own order. */
export function readyRules(root: string): readonly string[] {
  return rulesOf(wordsOf(root));
}

const keyOf = (all: readonly string[]) =>
  createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 8);

/** Gives the server's renderer the rules of every class name, whose places it tells the pages. */
export function allRulesPlugin(root: string): Plugin {
  return {
    name: 'all-rules',
    enforce: 'pre',
    load: {
      filter: { id: /\/render\/engine\/all-rules\.ts$/ },
      handler() {
        const all = readyRules(root);
        return `export const ALL_RULES = ${JSON.stringify(all)}; export const RULES_KEY = '${keyOf(all)}';`;
      },
    },
  };
}

/** The words that give a rule: whether a source names classes cannot be told from how it uses them. */
function classNamesOf(root: string): ReadonlySet<string> {
  const rules = createRules(() => {});
  return new Set(
    wordsOf(root).filter((word) => {
      const before = rules.all.length;
      rules.use(word);
      return rules.all.length > before;
    }),
  );
}

/** The rules that the sources of a file of the bundle name. */
function namedIn(chunk: Rolldown.RenderedChunk): ReadonlySet<string> {
  const sources = Object.keys(chunk.modules).filter((id) => SOURCE.test(id));
  return new Set(rulesOf(sources.flatMap((id) => [...wordsIn(readFileSync(id, 'utf8'), id)])));
}

/** As two texts: how far each rule stands behind the one before among all of them, and the rules, shortened, one a line. */
function listed(all: readonly string[], wanted: ReadonlySet<string>): string {
  const rules = all.filter((rule) => wanted.has(rule));
  const short = rules.map(shortened).join('\n');
  if (lengthened(short) !== rules.join('\n')) throw new Error('A rule that is shortened cannot be read.');
  return `${JSON.stringify(stepsOf(rules, rulePlaces(all)))},${JSON.stringify(short)}`;
}

/**
 * Puts the rules themselves in the place of what makes them: the browser gets lists of rules and no twind, and spends no
 * time on class names. Each file of the bundle brings the rules that its own sources name, unless they are there before it in any
 * case. A rule is known by its place in twind's order of all rules, so that the sheet has that order whichever file comes first.
 */
export function readyRulesPlugin(root: string): Plugin {
  const all = readyRules(root);
  const classNames = classNamesOf(root);
  let own: ReturnType<typeof ownRules> | undefined;
  return {
    name: 'ready-rules',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /\/src\/theme\/rules\/rules\.ts$/ },
      handler: () =>
        `export { addRules, createReadyRules as createRules } from ${JSON.stringify(join(root, READY))};
        export const RULES_KEY = '${keyOf(all)}';`,
    },
    transform: {
      filter: { id: SOURCE },
      handler(code, id) {
        // As it is written: another plugin may have changed it by now.
        const words = wordsIn(readFileSync(id, 'utf8'), id);
        if (![...words].some((word) => classNames.has(word))) return null;
        const add = `\nimport { addShortRules } from ${JSON.stringify(join(root, READY))};\naddShortRules('${MARK}');`;
        return { code: code + add, map: null };
      },
    },
    renderStart() {
      own = undefined;
    },
    renderChunk(code, chunk, _options, { chunks }) {
      own ??= ownRules(
        chunks,
        Object.fromEntries(Object.entries(chunks).map(([file, each]) => [file, namedIn(each)])),
      );
      const rules = own[chunk.fileName] ?? new Set();
      let isFirst = true;
      const withRules = code.replace(MARKED, (call) => {
        const isKept = isFirst && rules.size > 0;
        isFirst = false;
        return isKept ? call.replace(new RegExp(`["']${MARK}["']`), () => listed(all, rules)) : '';
      });
      if (withRules.includes(MARK)) this.error(`${chunk.fileName}: the rules cannot be put into its code.`);
      if (isFirst && rules.size > 0)
        this.error(`${chunk.fileName} names classes, and has no place for their rules.`);
      return withRules === code ? null : { code: withRules, map: null };
    },
  };
}
