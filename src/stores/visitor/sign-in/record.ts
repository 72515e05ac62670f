import type { Identifier } from '#domain/people/account/identifier.ts';
import type { TextStorage } from '#platform/ports.ts';
import { fields, text } from '#platform/wire/read.ts';
import { readJson } from '../scoped-storage.ts';

/**
 * `address`: which one, is asked; `code`: one went there; `link`: one went there as well; `password`: for who has one; `names`: the
 * visitor is a customer now who has none yet.
 */
export type SignInStage = 'address' | 'code' | 'link' | 'password' | 'names';

/** What a reload of the tab needs: no code, no token, no password. */
interface KeptSignIn {
  readonly stage: SignInStage;
  readonly typed: string;
  readonly identifier: Identifier | null;
}

const KEY = 'sign-in';
const STAGES: readonly SignInStage[] = ['address', 'code', 'link', 'password', 'names'];

export function createSignInRecord(tab: TextStorage) {
  return {
    read(): KeptSignIn {
      const read = fields(readJson(tab, KEY));
      const { kind, value } = fields(read['identifier']);
      const identifier: Identifier | null =
        (kind === 'email' || kind === 'phone') && text(value) !== '' ? { kind, value: text(value) } : null;
      const stage = STAGES.find((each) => each === read['stage']) ?? 'address';
      const needsAddress = stage === 'code' || stage === 'link';
      return {
        stage: needsAddress && identifier === null ? 'address' : stage,
        typed: text(read['typed']),
        identifier,
      };
    },
    write({ stage, typed, identifier }: KeptSignIn): void {
      if (stage === 'address' && typed === '' && identifier === null) tab.remove(KEY);
      else tab.write(KEY, JSON.stringify({ stage, typed, identifier }));
    },
  };
}
