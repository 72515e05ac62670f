import { isCalledOnLoad } from '../chunks.ts';

/** At the head of a file it has Chromium compile all functions while the file comes, and none on the main thread as it is called. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** What is put before a chunk: <https://v8.dev/blog/explicit-compile-hints>. Other browsers take it for a comment. */
export const compileHint = ({ name }: { readonly name: string }): string =>
  isCalledOnLoad(name) ? COMPILE_HINT : '';
