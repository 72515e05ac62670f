import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import { checkEmailCode, register, resendCode } from '#contract/people/users-registration.ts';
import { parseBegun, parseChecked } from '#platform/wire/company/registration.ts';
import { fields, id, text } from '#platform/wire/read.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { readJson } from '../scoped-storage.ts';

/** Who opens an account. The phone is proven later, in the profile: one code is enough to begin with. */
export interface NewAccount {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
}

export interface RegistrationState {
  /** `asking`: nothing was sent; `proving`: a code is on its way to `email`; `opened`: the visitor is a customer now. */
  readonly stage: 'asking' | 'proving' | 'opened';
  /** Of the registration under way or just ended, else empty. */
  readonly email: string;
  readonly isBusy: boolean;
  /** Why the last attempt failed; null where it did not. */
  readonly refused: Problem | null;
  /** Rises with each attempt that failed. */
  readonly attempt: number;
}

/** An account that a guest opens by e-mail: names and a password, then the code that went to the address. */
export interface Registration extends FeatureStore {
  readonly $registration: ReadableAtom<RegistrationState>;
  begin(account: NewAccount): Promise<void>;
  /** A code that is right opens the account, and the visitor is its customer from then on. */
  prove(code: string): Promise<void>;
  /** Another code; the server lets a minute go by between two. */
  sendAgain(): Promise<void>;
  /** Back to the beginning. */
  startOver(): void;
}

const KEY = 'registration';
const ASKING: RegistrationState = { stage: 'asking', email: '', isBusy: false, refused: null, attempt: 0 };

export function createRegistration({ connection, visitor, announcements }: FeatureTools): Registration {
  const { api } = connection;
  const { session, storage } = visitor;
  // A reload, while the mail with the code is being looked for, changes nothing.
  const kept = fields(readJson(storage.tab, KEY));
  let userId = id(kept['userId']);
  const $registration = atom<RegistrationState>(
    userId ? { ...ASKING, stage: 'proving', email: text(kept['email']) } : ASKING,
  );
  const set = (change: Partial<RegistrationState>) =>
    $registration.set({ ...$registration.get(), ...change });
  const refuse = (refused: Problem) =>
    set({ isBusy: false, refused, attempt: $registration.get().attempt + 1 });

  function startOver(): void {
    userId = '';
    storage.tab.remove(KEY);
    $registration.set(ASKING);
  }

  /** Carries out one attempt at a time. */
  async function once(attempt: () => Promise<void>): Promise<void> {
    if ($registration.get().isBusy) return;
    set({ isBusy: true });
    await attempt().finally(() => set({ isBusy: false }));
  }

  const leaving = session.$session.listen(({ kind }) => {
    // Whoever comes after them has no account yet.
    if (kind === 'guest' && $registration.get().stage === 'opened') startOver();
  });

  return {
    $registration,
    startOver,
    begin: (account) =>
      once(async () => {
        const begun = await api.ask(register, parseBegun, { body: account });
        if (begun.kind !== 'ok') return refuse(begun.problem);
        const { email } = account;
        userId = begun.value;
        storage.tab.write(KEY, JSON.stringify({ userId, email }));
        $registration.set({ ...ASKING, stage: 'proving', email });
      }),
    prove: (code) =>
      once(async () => {
        const checked = await api.ask(checkEmailCode, parseChecked, { body: { code, userId } });
        if (checked.kind !== 'ok') return refuse(checked.problem);
        if (checked.value.kind === 'waiting') return set({ isBusy: false });
        const { token, customer } = checked.value;
        storage.tab.remove(KEY);
        announcements.emit('vitrine-sign-up', {});
        session.enter(token, customer);
        set({ stage: 'opened', isBusy: false, refused: null });
      }),
    sendAgain: () =>
      once(async () => {
        const { email } = $registration.get();
        const sent = await api.send(resendCode, { body: { email, type: 'email', userID: userId } });
        if (sent.kind !== 'ok') return refuse(sent.problem);
        set({ isBusy: false, refused: null });
      }),
    dispose: leaving,
  };
}
