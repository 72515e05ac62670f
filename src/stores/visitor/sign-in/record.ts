import type { Identifier } from '#domain/people/account/identifier.ts';
import type { TextStorage } from '#platform/ports.ts';
import { fields, text } from '#platform/wire/read.ts';
import { OWN, readJson } from '../scoped-storage.ts';

/**
 * `address`: which one, is asked; `code`: one went there; `link`: one went there as well; `password`: for who has one; `forgotten`: for
 * who has forgotten it; `names`: the visitor is a customer now who has none yet.
 */
export type SignInStage = 'address' | 'code' | 'link' | 'password' | 'forgotten' | 'names';

/** What a reload of the tab needs: no code, no token, no password. */
interface KeptSignIn {
  readonly stage: SignInStage;
  readonly typed: string;
  readonly identifier: Identifier | null;
  /** Of the customer who is asked for them, as they stand in the fields; null where nothing does. */
  readonly names: TypedNames | null;
}

/** Names that are not saved yet. */
export interface TypedNames {
  readonly customerId: string;
  readonly firstname: string;
  readonly lastname: string;
}

const KEY = 'sign-in';
const NAMES = `${OWN}sign-in.names`;
const STAGES: readonly SignInStage[] = ['address', 'code', 'link', 'password', 'forgotten', 'names'];

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
        names: stage === 'names' ? readNames(readJson(tab, NAMES)) : null,
      };
    },
    write({ stage, typed, identifier, names }: KeptSignIn): void {
      if (stage === 'address' && typed === '' && identifier === null) tab.remove(KEY);
      else tab.write(KEY, JSON.stringify({ stage, typed, identifier }));
      if (names === null) tab.remove(NAMES);
      else tab.write(NAMES, JSON.stringify(names));
    },
  };
}

function readNames(value: unknown): TypedNames | null {
  const { customerId, firstname, lastname } = fields(value);
  if (text(customerId) === '') return null;
  return { customerId: text(customerId), firstname: text(firstname), lastname: text(lastname) };
}
