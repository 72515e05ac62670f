import { basename } from 'node:path';
import { minify } from 'terser';
import type { Plugin } from 'vite';

const LOOP = /for\s*\(\s*(var|let|const)\s+([\w$]+)\s+in\s+([\w$]+)\s*\)/g;

/** Helpers that look at an object's own names: a page may have given `Object.prototype` one that every loop with `in` meets. */
export const withOwnNames = (code: string): string => code.replace(LOOP, 'for($1 $2 of Object.keys($3))');

/**
 * A statement that declares some of the helpers, and holds no others.
 *
 * @param body what declares them all
 * @param given each helper by the name of its export: `exported:declared`
 * @param taken the exports that are wanted, each as what: `exported:wanted`
 */
export async function declaredHelpers(body: string, given: string, taken: string): Promise<string> {
  const names = new Set(taken.split(',').map((each) => each.split(':')[0]?.trim()));
  const returned = given.split(',').filter((each) => names.has(each.split(':')[0]?.trim()));
  const source = `var{${taken}}=(()=>{${withOwnNames(body)}return{${returned.join()}}})();`;
  const { code } = await minify(source, { compress: { pure_getters: true } });
  if (code === undefined) throw new Error('The helpers of the bundler cannot be read.');
  return code;
}

/**
 * The bundler's own few helpers go into the chunks that use them: as a chunk they are 200 bytes for which every page
 * would make a request.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    enforce: 'pre',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      if (!runtime) return;
      const [, body = '', names = ''] = /^(.*)export\s*\{([\w$,\s]*)\};?\s*$/s.exec(runtime.code) ?? [];
      if (!names) this.error('The runtime chunk does not end in an export list.');
      const given = names.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1');
      const from = new RegExp(
        `import\\s*\\{([\\w$, ]*)\\}\\s*from\\s*"\\./${basename(runtime.fileName, '.js')}\\.js";`,
      );
      for (const chunk of chunks) {
        if (!chunk.imports.includes(runtime.fileName)) continue;
        const [statement, taken = ''] = from.exec(chunk.code) ?? [];
        if (!statement) this.error(`${chunk.fileName} imports the runtime in an unknown way.`);
        const own = await declaredHelpers(body, given, taken.replaceAll(' as ', ':'));
        chunk.code = chunk.code.replace(statement, () => own);
        chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
      }
      delete bundle[runtime.fileName];
    },
  };
}
