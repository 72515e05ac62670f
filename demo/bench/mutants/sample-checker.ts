import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import equivalents from './equivalents.json' with { type: 'json' };
import { isListed, sampleOf } from './sample.ts';

const root = join(import.meta.dirname, '../../..');

/** Lets the mutants of the sample through and no other: Stryker itself has no samples. */
class SampleChecker implements Checker {
  #sample: ReadonlySet<string> | null = null;

  init(): Promise<void> {
    return Promise.resolve();
  }

  /** Is handed every mutant there is, once; here the sample is drawn. */
  group(mutants: Mutant[]): Promise<string[][]> {
    if (this.#sample !== null)
      throw new Error('The mutants came in several parts: no sample of all was drawn.');
    const sources = new Map<string, string>();
    const candidates = mutants.filter((mutant) => {
      const file = relative(root, mutant.fileName);
      const source = sources.get(file) ?? readFileSync(mutant.fileName, 'utf8');
      sources.set(file, source);
      return !isListed(mutant, file, source, equivalents);
    });
    const { MUTANTS_SEED = '1', MUTANTS_COUNT = '300' } = process.env;
    const inRoot = candidates.map((mutant) => ({ ...mutant, fileName: relative(root, mutant.fileName) }));
    this.#sample = new Set(sampleOf(inRoot, MUTANTS_SEED, Number(MUTANTS_COUNT)).map(({ id }) => id));
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }

  check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const verdicts = mutants.map(({ id }): [string, CheckResult] => [
      id,
      this.#sample?.has(id)
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'Not in the sample.' },
    ]);
    return Promise.resolve(Object.fromEntries(verdicts));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
