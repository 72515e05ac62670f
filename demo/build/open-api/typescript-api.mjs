import { registerHooks } from 'node:module';

const typescript6 = import.meta.resolve('@ts-morph/common/dist/typescript.js');

/**
 * For programs that write TypeScript by the compiler's own API, which TypeScript 7 has no stable one of: gives them
 * TypeScript 6 as it lies in a package without commands, so that `tsc` stays the project's.
 */
registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'typescript' ? typescript6 : specifier, context),
});
