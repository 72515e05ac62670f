import { atom, type ReadableAtom } from 'nanostores';
import { smsAvailable } from '#contract/company/companies.ts';
import { updateProfile } from '#contract/people/profiles.ts';
import { createSignInLink } from '#contract/people/users-sign-in.ts';
import type { Problem } from '#contract/problem.ts';
import type { Customer } from '#domain/people/customer.ts';
import { isSameIdentifier, type Identifier } from '#domain/people/account/identifier.ts';
import type { Answer } from '#platform/api/answer.ts';
import { parseNames } from '#platform/wire/company/registration.ts';
import type { IdentityProvider } from '#domain/account/identity-provider.ts';
import { parseWaysIn } from '#platform/wire/account/ways-in.ts';
import { offlineProblem, tellOffline } from '../../composition/tell-offline.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { createRegistrationOf, type Registration } from '../registration/registration.ts';
import { createOwnDevice } from '../own-device.ts';
import type { ScopedStorage } from '../scoped-storage.ts';
import { customerIdOf, type SessionStore } from '../session.ts';
import { createSignInLinks, type SignInLinks } from './links.ts';
import { createSignInRecord, type SignInStage, type TypedNames } from './record.ts';

export interface SignInState {
  readonly stage: SignInStage;
  /** As it stands in the field. */
  readonly typed: string;
  /** Where a code or a link went; null while none did. */
  readonly identifier: Identifier | null;
  /** What the customer who is asked for them has typed; null: nothing. */
  readonly names: TypedNames | null;
  /** Whether a code can go to a phone; null: it is being asked. */
  readonly takesPhone: boolean | null;
  /** By which one may come in as well; empty until they are known. */
  readonly providers: readonly IdentityProvider[];
  readonly isBusy: boolean;
  /** Why the last attempt of this stage failed; null where it did not. Of a code: in `codes`. */
  readonly refused: Problem | null;
  /** It was a phone that the code could not be sent to. */
  readonly isForPhone: boolean;
  /** Rises with each attempt that failed. */
  readonly attempt: number;
}

/** One way in for those who have an account and those who have none: an address, and what proves it. */
export interface SignIn extends FeatureStore {
  readonly $signIn: ReadableAtom<SignInState>;
  /** The code that proves the address, and what came of it. */
  readonly codes: Pick<Registration, '$registration' | 'type' | 'prove' | 'sendAgain' | 'secondsLeft'>;
  readonly links: SignInLinks;
  /** Until it is known by what one may come in here. */
  readonly known: Promise<void>;
  type(typed: string): void;
  /** Sends a code; to the address that has one under way, none. */
  sendCode(identifier: Identifier): Promise<void>;
  /** Sends a link to where the code went. */
  sendLink(): Promise<void>;
  /** To the password, with what was typed. */
  askPassword(typed: string): void;
  logIn(email: string, password: string): Promise<void>;
  /** To who has forgotten their password. */
  askForgotten(): void;
  /** Names as they stand in the fields. */
  typeNames(change: Partial<Pick<Customer, 'firstname' | 'lastname'>>): void;
  /** Names of the customer who has none yet. */
  saveNames(names: Pick<Customer, 'firstname' | 'lastname'>): Promise<void>;
  /** The names are for another time. */
  skipNames(): void;
  /** A stage back; nothing that was typed is lost. */
  back(): void;
  /** To a stage that `back` has left; false: it is over, and all stays as it is. */
  forward(stage: LeftStage): boolean;
}

/** A stage that is left backwards. */
export type LeftStage = Extract<SignInStage, 'code' | 'link' | 'password' | 'forgotten'>;

/** Where Back leads. */
const BEFORE: Readonly<Record<SignInStage, SignInStage>> = {
  address: 'address',
  code: 'address',
  link: 'code',
  password: 'address',
  forgotten: 'password',
  names: 'address',
};

const lacksNames = ({ firstname, lastname }: Customer) => firstname === '' || lastname === '';

const QUIET = { isBusy: false, refused: null, isForPhone: false, attempt: 0 };

/** What is shown of the way in, as the tab keeps it. */
function createStages(storage: ScopedStorage) {
  const record = createSignInRecord(storage.tab);
  const $signIn = atom<SignInState>({ ...record.read(), ...QUIET, takesPhone: null, providers: [] });
  function set(change: Partial<SignInState>): void {
    $signIn.set({ ...$signIn.get(), ...change });
    record.write($signIn.get());
  }
  return {
    $signIn,
    set,
    goTo: (stage: SignInStage, change: Partial<SignInState> = {}) =>
      set({ ...QUIET, names: null, stage, ...change }),
    refuse: (refused: Problem) => set({ isBusy: false, refused, attempt: $signIn.get().attempt + 1 }),
    /** Carries out one attempt at a time. */
    async once(attempt: () => Promise<void>): Promise<void> {
      if ($signIn.get().isBusy) return;
      set({ isBusy: true });
      await attempt().finally(() => set({ isBusy: false }));
    },
  };
}

export function createSignIn(given: FeatureTools): SignIn {
  const tools = tellOffline(given);
  const { session, storage } = tools.visitor;
  const stages = createStages(storage);
  const { $signIn, set, goTo, once } = stages;
  /** Asks for the names that an account lacks, before it is known whose it is: who shows the stages waits for them. */
  const meet = (customer: Customer) => lacksNames(customer) && goTo('names');
  const codes = createRegistrationOf(tools, { key: 'sign-in.code', onOpen: meet });
  if ($signIn.get().stage === 'code' && codes.$registration.get().stage !== 'proving') goTo('address');
  const attempts = createAttempts(tools, stages, codes);
  const known = attempts.askWaysIn();
  return {
    $signIn,
    codes,
    known,
    links: createSignInLinks(tools, meet),
    type: (typed) => set({ typed, refused: null }),
    sendCode: (identifier) => once(() => attempts.sendCode(identifier)),
    sendLink: () => once(attempts.sendLink),
    askPassword: (typed) => goTo('password', { typed }),
    askForgotten: () => goTo('forgotten'),
    typeNames(change) {
      const customerId = customerIdOf(session.$session.get());
      const { names } = $signIn.get();
      const before = names?.customerId === customerId ? names : { firstname: '', lastname: '' };
      if (customerId !== '') set({ names: { ...before, ...change, customerId } });
    },
    logIn: (email, password) => once(() => attempts.logIn(email, password)),
    saveNames: (names) => once(() => attempts.saveNames(names)),
    skipNames: () => goTo('address', { typed: '' }),
    back: () => goTo(BEFORE[$signIn.get().stage]),
    forward(stage) {
      const { stage: now, identifier } = $signIn.get();
      const isSent = identifier !== null && codes.$registration.get().stage === 'proving';
      const needsCode = stage === 'code' || stage === 'link';
      if (now === 'names' || (needsCode && !isSent)) return false;
      if (now !== stage) goTo(stage);
      return true;
    },
    dispose: endWith(session, $signIn, codes, () => goTo('address', { typed: '', identifier: null })),
  };
}

type Stages = ReturnType<typeof createStages>;

/** What is asked of the server, and where its answers lead. */
function createAttempts(tools: FeatureTools, { $signIn, set, goTo, refuse }: Stages, codes: Registration) {
  const {
    ports,
    connection: { api },
    visitor: { session, storage },
  } = tools;
  const device = createOwnDevice(storage, ports.random);
  return {
    async askWaysIn(): Promise<void> {
      const answer = await api.ask(smsAvailable, parseWaysIn, {});
      // What cannot be learnt is not offered.
      set(answer.kind === 'ok' ? answer.value : { takesPhone: false });
    },
    async sendCode(identifier: Identifier): Promise<void> {
      const { stage } = codes.$registration.get();
      const before = $signIn.get().identifier;
      if (stage !== 'proving' || before === null || !isSameIdentifier(before, identifier)) {
        codes.startOver();
        await codes.begin(accountOf(identifier));
        const { failure } = codes.$registration.get();
        set({ isForPhone: identifier.kind === 'phone' });
        if (failure) return refuse(failure.problem);
      }
      codes.dismissFailure();
      return goTo('code', { identifier });
    },
    async sendLink(): Promise<void> {
      const { identifier } = $signIn.get();
      if (!identifier) return undefined;
      const { kind, value } = identifier;
      const sent: Answer<unknown> = await api.send(createSignInLink, { body: { [kind]: value } });
      return sent.kind === 'ok' ? goTo('link') : refuse(sent.problem);
    },
    async logIn(email: string, password: string): Promise<void> {
      const word = device.word();
      const outcome = await session.login(email, password, word);
      if (outcome.kind === 'customer') device.keep(word);
      else refuse(offlineProblem(tools, outcome.problem));
    },
    async saveNames(names: Pick<Customer, 'firstname' | 'lastname'>): Promise<void> {
      const saved = await api.ask(updateProfile, parseNames, { body: names });
      if (saved.kind !== 'ok') return refuse(saved.problem);
      const now = session.$session.get();
      if (now.kind === 'customer') session.update({ ...now.customer, ...saved.value });
      return goTo('address', { typed: '' });
    },
  };
}

const accountOf = ({ kind, value }: Identifier) => ({
  firstname: '',
  lastname: '',
  email: kind === 'email' ? value : '',
  phone: kind === 'phone' ? value : '',
  password: '',
});

/** Somebody has come in, by whatever way, or has left: what was on the way is over, but for the names. */
function endWith(
  session: SessionStore,
  $signIn: ReadableAtom<SignInState>,
  codes: Registration,
  reset: () => void,
): () => void {
  const stop = session.$session.listen(({ kind }, before) => {
    if (kind === 'restoring' || kind === before?.kind) return;
    if (kind === 'customer' && $signIn.get().stage === 'names') return;
    codes.startOver();
    reset();
  });
  return () => {
    stop();
    codes.dispose();
  };
}
