import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import { cleanPhoneDuplicates } from '#contract/people/users-registration.ts';
import type { Customer } from '#domain/people/customer.ts';
import { parseChecked, type Channel, type PhoneSharer } from '#platform/wire/company/registration.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { beginAccount, checkAddress, sendAnother } from './calls.ts';
import { channelOf, createRecord, PAUSE_MS, type KeptRegistration, type NewAccount } from './record.ts';

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
  /** Epoch milliseconds by this machine's clock, before which the server sends no other code. */
  readonly resendFrom: number;
  readonly isBusy: boolean;
  /** Why the last attempt failed; null where it did not. */
  readonly refused: Problem | null;
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
  /** What was refused is no longer true of what is typed. */
  dismissFailure(): void;
  /** Back to the beginning. */
  startOver(): void;
}

const ASKING: RegistrationState = {
  stage: 'asking',
  channel: 'email',
  email: '',
  phone: '',
  sharers: [],
  resendFrom: 0,
  isBusy: false,
  refused: null,
  attempt: 0,
};

interface Options {
  /** The name under which the tab keeps it. */
  readonly key: string;
  /** Called with whose account it is, before the visitor is their customer. */
  readonly onOpen?: ((customer: Customer) => void) | undefined;
}

/** That of a form, with names and a password. */
export const createRegistration = (tools: FeatureTools): Registration =>
  createRegistrationOf(tools, { key: 'registration' });

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
  });

  return {
    $registration,
    startOver,
    dismissFailure: () => void ($registration.get().refused && set({ refused: null })),
    secondsLeft: () =>
      Math.max(0, Math.ceil(($registration.get().resendFrom - tools.ports.clock.now()) / 1000)),
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
    const { email, phone, resendFrom } = now;
    $registration.set({ ...ASKING, stage: 'proving', channel: channelOf(now), email, phone, resendFrom });
  }
  startAnew(kept);
  return {
    $registration,
    set,
    startAnew,
    refuse: (refused: Problem) => set({ isBusy: false, refused, attempt: $registration.get().attempt + 1 }),
  };
}

interface AttemptTools extends Pick<Options, 'onOpen'> {
  readonly record: ReturnType<typeof createRecord>;
  readonly progress: ReturnType<typeof createProgress>;
}

/** Tells why; after too many tries no other code is sent for a while either. */
function createRefusal(
  clock: FeatureTools['ports']['clock'],
  record: AttemptTools['record'],
  { set, refuse }: AttemptTools['progress'],
) {
  return (problem: Problem): void => {
    const kept = record.get();
    if (problem.type === 'too_many_attempts' && kept) {
      const resendFrom = clock.now() + (problem.retryAfter ?? 0) * 1000;
      record.put({ ...kept, resendFrom });
      set({ resendFrom });
    }
    refuse(problem);
  };
}

/** What is asked of the server, and what its answers change. */
function createAttempts(
  { connection: { api }, visitor: { session }, announcements, ports }: FeatureTools,
  { record, progress, onOpen }: AttemptTools,
) {
  const { $registration, set, startAnew } = progress;
  const refuse = createRefusal(ports.clock, record, progress);

  function hear(checked: Answer<ReturnType<typeof parseChecked>>): void {
    const kept = record.get();
    if (checked.kind !== 'ok') return refuse(checked.problem);
    if (checked.value.kind === 'waiting') {
      const { missing, sharers } = checked.value;
      if (kept) record.put({ ...kept, missing });
      if (missing[0]) return set({ channel: missing[0], isBusy: false, refused: null });
      return set({ stage: sharers.length > 0 ? 'shared' : 'proving', sharers, isBusy: false, refused: null });
    }
    const { token, customer, isNew } = checked.value;
    record.put(null);
    if (isNew || kept?.hasPassword) announcements.emit('vitrine-sign-up', {});
    onOpen?.(customer);
    session.enter(token, customer);
    return set({ stage: 'opened', isBusy: false, refused: null });
  }

  async function begin(account: NewAccount): Promise<void> {
    const begun = await beginAccount(api, account);
    if (begun.kind !== 'ok') return refuse(begun.problem);
    const { password, marketing = '', ...applicant } = account;
    const resendFrom = ports.clock.now() + PAUSE_MS;
    const kept = { ...applicant, ...begun.value, hasPassword: password !== '', marketing, resendFrom };
    record.put(kept);
    return startAnew(kept);
  }

  return {
    begin,
    async prove(code: string): Promise<void> {
      const kept = record.get();
      if (kept) hear(await checkAddress(api, kept, code));
    },
    async sendAgain(): Promise<void> {
      const kept = record.get();
      if (!kept) return undefined;
      // One that may be over is begun anew, where nothing that is not kept is needed for that.
      if (!kept.hasPassword && (kept.email === '' || kept.phone === ''))
        return begin({ ...kept, password: '' });
      const sent = await sendAnother(api, kept);
      if (sent.kind !== 'ok') return refuse(sent.problem);
      const resendFrom = ports.clock.now() + PAUSE_MS;
      record.put({ ...kept, resendFrom });
      return set({ isBusy: false, refused: null, resendFrom });
    },
    async settlePhone(choice: 'take' | 'without'): Promise<void> {
      const kept = record.get();
      if (!kept) return;
      const { sharers } = $registration.get();
      const duplicatesProfiles = choice === 'take' ? sharers.map(({ profileId }) => profileId) : [];
      const body = { duplicatesProfiles, email: kept.email, userId: kept.userId };
      hear(await api.ask(cleanPhoneDuplicates, parseChecked, { body }));
    },
  };
}
