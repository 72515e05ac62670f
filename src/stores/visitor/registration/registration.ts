import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import {
  BETWEEN_CODES,
  NO_WAIT,
  secondsUntilCode,
  waitToldBy,
  type CodeWait,
} from '#domain/account/code-wait.ts';
import type { Customer } from '#domain/people/customer.ts';
import { updateProfile } from '#contract/people/profiles.ts';
import {
  parseNames,
  type Channel,
  type parseChecked,
  type PhoneSharer,
} from '#platform/wire/company/registration.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { createOwnDevice } from '../own-device.ts';
import { beginAccount, checkAddress, sendAnother, settleSharers } from './calls.ts';
import { createSentCodes } from './sent-codes.ts';
import { channelOf, createRecord, type KeptRegistration, type NewAccount } from './record.ts';

/** Why a code could not be sent, or what was shown could not be checked. */
export interface RegistrationFailure {
  readonly of: 'sending' | 'checking';
  readonly problem: Problem;
}

export interface RegistrationState {
  /**
   * `asking`: nothing was sent; `proving`: a code is on its way; `shared`: the phone is proven, and the way in of somebody else too;
   * `opened`: the visitor is a customer now.
   */
  readonly stage: 'asking' | 'proving' | 'shared' | 'opened';
  /** Which of the two addresses the code of this moment went to. */
  readonly channel: Channel;
  /** Of the registration under way or just ended, else empty. */
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  /** Who else has the phone, while it is `shared`. */
  readonly sharers: readonly PhoneSharer[];
  /** As it stands in the field. */
  readonly code: string;
  /** Before which the server sends no other code, by this machine's clock. */
  readonly nextCode: CodeWait;
  readonly isBusy: boolean;
  /** Why the last attempt failed; null where it did not. */
  readonly failure: RegistrationFailure | null;
  /** Rises with each attempt that failed. */
  readonly attempt: number;
}

/** An account that a guest opens, or enters, by proving an e-mail, a phone or both with the codes that went there. */
export interface Registration extends FeatureStore {
  readonly $registration: ReadableAtom<RegistrationState>;
  begin(account: NewAccount): Promise<void>;
  /** A code that is right and the last one opens the account, and the visitor is its customer from then on. */
  prove(code: string): Promise<void>;
  /** Another code; the server lets a minute go by between two. */
  sendAgain(): Promise<void>;
  /** Of a phone that is shared: `take` it from the others, or go on `without`. */
  settlePhone(choice: 'take' | 'without'): Promise<void>;
  /** Until the server sends another code; 0: it does now. */
  secondsLeft(): number;
  /** What stands in the field of the code now; what was refused was another one. */
  type(code: string): void;
  /** Why the last attempt failed was seen. */
  dismissFailure(): void;
  /** Back to the beginning. */
  startOver(): void;
}

/** Of none that is under way. */
export const ASKING: RegistrationState = {
  stage: 'asking',
  channel: 'email',
  email: '',
  phone: '',
  sharers: [],
  code: '',
  nextCode: NO_WAIT,
  isBusy: false,
  failure: null,
  attempt: 0,
};

interface Options {
  /** The name under which the tab keeps it. */
  readonly key: string;
  /** Called with whose account it is, before the visitor is their customer. */
  readonly onOpen?: ((customer: Customer) => void) | undefined;
}

export function createRegistrationOf(tools: FeatureTools, { key, onOpen }: Options): Registration {
  const { session, storage } = tools.visitor;
  // A reload, while the message with the code is being looked for, changes nothing.
  const record = createRecord(storage.tab, key);
  const progress = createProgress(record.get());
  const { $registration, set, startAnew } = progress;
  const attempts = createAttempts(tools, { record, progress, onOpen });

  function startOver(): void {
    record.put(null);
    startAnew(null);
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
    if (kind === 'customer') attempts.forgetCodes();
  });

  return {
    $registration,
    startOver,
    type: (code) => set({ code, failure: null }),
    dismissFailure: () => set({ failure: null }),
    secondsLeft: () => secondsUntilCode($registration.get().nextCode, tools.ports.clock.now()),
    begin: (account) => once(() => attempts.begin(account)),
    prove: (code) => once(() => attempts.prove(code)),
    sendAgain: () => once(attempts.sendAgain),
    settlePhone: (choice) => once(() => attempts.settlePhone(choice)),
    dispose: leaving,
  };
}

/** What is shown of a registration under way. */
function createProgress(kept: KeptRegistration | null) {
  const $registration = atom<RegistrationState>(ASKING);
  const set = (change: Partial<RegistrationState>) =>
    $registration.set({ ...$registration.get(), ...change });
  function startAnew(now: KeptRegistration | null): void {
    if (now === null) return $registration.set(ASKING);
    const { email, phone, nextCode } = now;
    $registration.set({ ...ASKING, stage: 'proving', channel: channelOf(now), email, phone, nextCode });
  }
  startAnew(kept);
  return {
    $registration,
    set,
    startAnew,
    fail: (failure: RegistrationFailure) =>
      set({ isBusy: false, failure, attempt: $registration.get().attempt + 1 }),
  };
}

interface AttemptTools extends Pick<Options, 'onOpen'> {
  readonly record: ReturnType<typeof createRecord>;
  readonly progress: ReturnType<typeof createProgress>;
}

/** Tells why, and until when no other code is sent. */
function createFailure(
  clock: FeatureTools['ports']['clock'],
  record: AttemptTools['record'],
  { set, fail }: AttemptTools['progress'],
) {
  return (of: RegistrationFailure['of'], problem: Problem): void => {
    const kept = record.get();
    const wait = waitToldBy(problem);
    if (wait !== null && kept) {
      const nextCode = { since: clock.now(), wait };
      record.put({ ...kept, nextCode });
      set({ nextCode });
    }
    fail({ of, problem });
  };
}

/** What is asked of the server, and what its answers change. */
function createAttempts(tools: FeatureTools, given: AttemptTools) {
  const { api } = tools.connection;
  const { clock, random } = tools.ports;
  const { record, progress } = given;
  const { $registration, set, startAnew } = progress;
  const fail = createFailure(clock, record, progress);
  const device = createOwnDevice(tools.visitor.storage, random);
  const sent = createSentCodes(tools.visitor.storage.tab, clock.now);
  const waiting = (wait: number): CodeWait => ({ since: clock.now(), wait });

  async function begin(account: NewAccount): Promise<void> {
    const begun = await beginAccount(api, account, device.known());
    const { password, marketing = '', ...applicant } = account;
    if (begun.kind !== 'ok') return fail('sending', begun.problem);
    const nextCode = waiting(BETWEEN_CODES);
    const kept = { ...applicant, ...begun.value, hasPassword: password !== '', marketing, nextCode };
    sent.note(kept);
    return waitFor(kept);
  }

  function waitFor(kept: KeptRegistration): void {
    record.put(kept);
    startAnew(kept);
  }

  /** Goes on with the code that is on its way to the address already, whoever asked for it in this tab. */
  function waitForSent({ firstname, lastname, email, phone, password }: NewAccount): void {
    const { failure } = $registration.get();
    const known = password === '' ? sent.find({ email, phone }) : null;
    if (failure?.problem.type !== 'too_soon' || known === null) return;
    const nextCode = waiting((failure.problem.retryAfter ?? 0) * 1000);
    waitFor({ ...known, ...(firstname !== '' && { firstname, lastname }), nextCode });
  }

  return {
    ...createChecks(tools, { ...given, device, sent, fail }),
    async begin(account: NewAccount): Promise<void> {
      await begin(account);
      waitForSent(account);
    },
    forgetCodes: sent.forgetAll,
    async sendAgain(): Promise<void> {
      const kept = record.get();
      if (!kept) return undefined;
      // One that may be over is begun anew, where nothing that is not kept is needed for that.
      if (!kept.hasPassword && (kept.email === '' || kept.phone === ''))
        return begin({ ...kept, password: '' });
      const another = await sendAnother(api, kept, device.known());
      if (another.kind !== 'ok') return fail('sending', another.problem);
      const nextCode = waiting(BETWEEN_CODES);
      record.put({ ...kept, nextCode });
      return set({ isBusy: false, failure: null, nextCode });
    },
  };
}

interface CheckTools extends AttemptTools {
  readonly device: ReturnType<typeof createOwnDevice>;
  readonly sent: ReturnType<typeof createSentCodes>;
  readonly fail: ReturnType<typeof createFailure>;
}

/** What proves an address, and what comes of it. */
function createChecks(
  { connection: { api }, visitor: { session }, announcements }: FeatureTools,
  { record, progress: { $registration, set }, onOpen, device, sent, fail }: CheckTools,
) {
  function hear(checked: Answer<ReturnType<typeof parseChecked>>, word: string): void {
    const kept = record.get();
    if (checked.kind !== 'ok') {
      if (checked.problem.type === 'code_expired' && kept) sent.forget(kept);
      return fail('checking', checked.problem);
    }
    if (checked.value.kind === 'waiting') {
      const { missing, sharers } = checked.value;
      if (kept) record.put({ ...kept, missing });
      if (missing[0]) return set({ channel: missing[0], code: '', isBusy: false, failure: null });
      return set({ stage: sharers.length > 0 ? 'shared' : 'proving', sharers, isBusy: false, failure: null });
    }
    const { token, customer, isNew } = checked.value;
    record.put(null);
    device.keep(word);
    if (isNew || kept?.hasPassword) announcements.emit('vitrine-sign-up', {});
    onOpen?.(customer);
    session.enter(token, customer);
    if (kept) void complete(customer, kept);
    return set({ stage: 'opened', code: '', isBusy: false, failure: null });
  }

  /** What the screen that asked for the code did not know of the customer. */
  async function complete(customer: Customer, { firstname, lastname }: KeptRegistration): Promise<void> {
    if (customer.firstname !== '' || firstname === '') return;
    const saved = await api.ask(updateProfile, parseNames, { body: { firstname, lastname } });
    if (saved.kind === 'ok') session.update({ ...customer, ...saved.value });
  }

  return {
    async prove(code: string): Promise<void> {
      const kept = record.get();
      const word = device.word();
      if (kept) hear(await checkAddress(api, kept, code, word), word);
    },
    async settlePhone(choice: 'take' | 'without'): Promise<void> {
      const kept = record.get();
      if (!kept) return;
      const takenFrom = choice === 'take' ? $registration.get().sharers : [];
      const word = device.word();
      hear(await settleSharers(api, kept, takenFrom, word), word);
    },
  };
}
