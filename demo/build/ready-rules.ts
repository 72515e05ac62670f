import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createRules } from '../../src/theme/rules/rules.ts';
import { hasClasses, wordsIn, wordsOf } from './class-names.ts';
import { screensOf } from './import-graph.ts';

const LATER = 'virtual:later-rules';
const RULES = 'src/theme/rules/rules.ts';

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

/** As two lists: where each rule stands among all of them, and the rules. */
function listed(all: readonly string[], wanted: (rule: string) => boolean): string {
  const places = all.flatMap((rule, index) => (wanted(rule) ? [index] : []));
  return `${JSON.stringify(places)},${JSON.stringify(places.map((index) => all[index]))}`;
}

/**
 * Puts the rules themselves in the place of what makes them: the browser gets lists of rules and no twind, and spends no
 * time on class names. Order and content are those that twind would give at run time. The rules of the first screens
 * of `early` come with the core; all others come with the first chunk that is loaded later.
 */
export function readyRulesPlugin(root: string, early: readonly string[]): Plugin {
  const screens = screensOf(root, early);
  const all = readyRules(root);
  const first = new Set(
    rulesOf([...screens].flatMap((file) => [...wordsIn(readFileSync(file, 'utf8'), file)])),
  );
  const isFirst = (rule: string) => first.has(rule);
  return {
    name: 'ready-rules',
    enforce: 'pre',
    apply: 'build',
    resolveId: { filter: { id: /^virtual:later-rules$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:later-rules$|\/src\/theme\/rules\/rules\.ts$/ },
      handler(id) {
        if (id.startsWith('\0')) {
          const code = `import { addRules } from ${JSON.stringify(join(root, RULES))};
            addRules(${listed(all, (rule) => !isFirst(rule))});`;
          return { code, moduleSideEffects: true };
        }
        return `
          const places = [], all = [];
          let heard = () => {};
          export function addRules(indices, rules) {
            rules.forEach((rule, each) => {
              let at = places.length;
              while (at > 0 && places[at - 1] > indices[each]) at -= 1;
              places.splice(at, 0, indices[each]);
              all.splice(at, 0, rule);
            });
            heard();
          }
          addRules(${listed(all, isFirst)});
          export const createRules = (onChange) => ((heard = onChange), { use() {}, all, clear() {} });
        `;
      },
    },
    transform: {
      filter: { id: /\/(src\/ui|src\/element|widgets)\/.*\.tsx?$/ },
      handler(code, id) {
        if (screens.has(id) || id.includes('/tags/') || !hasClasses(code)) return null;
        return { code: `${code}\nimport '${LATER}';`, map: null };
      },
    },
  };
}
