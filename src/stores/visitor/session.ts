import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import { currentUser, login as loginCall, logout as logoutCall } from '#contract/people/users.ts';
import type { Customer } from '#domain/people/customer.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { Api } from '#platform/api/api.ts';
import { parseCustomer, parseLogin } from '#platform/wire/company/customer.ts';
import type { Clock } from '#platform/ports.ts';
import { forgetOwn, type ScopedStorage } from './scoped-storage.ts';
import type { TabMessages } from './tab-messages.ts';
import type { Announcements } from '../widget-events.ts';

interface Elsewhere {
  readonly isElsewhere?: boolean | undefined;
  readonly isErased?: boolean | undefined;
}

export type Session =
  /**
   * `hasExpired`: they were a customer in this tab, whose token is no longer good; false: who logged out. Absent: nobody was one here.
   * `isElsewhere`: they logged out in another tab, or had their account removed there (`isErased`).
   */
  | ({ readonly kind: 'guest'; readonly hasExpired?: boolean } & Elsewhere)
  /** A token is kept; whose it is, is being asked. */
  | { readonly kind: 'restoring' }
  | { readonly kind: 'customer'; readonly customer: Customer };

/** Id of the customer who is logged in; empty for a guest, and while it is being asked. */
export const customerIdOf = (session: Session): string =>
  session.kind === 'customer' ? session.customer.id : '';

/** Whether a customer has gone; one whose session has only run out comes back. */
export function hasLeft(now: Session, before: Session | undefined): boolean {
  return before?.kind === 'customer' && now.kind === 'guest' && !now.hasExpired;
}

export type LoginOutcome =
  | { readonly kind: 'customer'; readonly customer: Customer }
  /** Unknown address or wrong password: never said which. */
  | { readonly kind: 'credentials'; readonly problem: Problem }
  | { readonly kind: 'failed'; readonly problem: Problem };

export interface SessionStore {
  readonly $session: ReadableAtom<Session>;
  /** `device`: a random word of this browser, which is known by it at the next log-in. */
  login(email: string, password: string, device?: string): Promise<LoginOutcome>;
  /** Goes on as the customer of an account that was entered in another way: here and in other tabs. */
  enter(token: string, customer: Customer): void;
  /** What is known of the customer who is logged in has changed. */
  update(customer: Customer): void;
  /** At once on this page and its other tabs; the server is told without waiting. */
  logout(): void;
  /** A customer's account is no more: their session ends here and in other tabs, which say so. Nobody else's does. */
  endErased(customerId: string): void;
  /** Whether somebody of the company looks at its site in this browser. */
  isStaff(): boolean;
}

/** What the site does with it, besides what screens do. */
export interface SessionControl extends SessionStore {
  /** The customer's bearer token, null for a guest. */
  token(): string | null;
  /** Logs in again with the token that is kept. */
  restore(): Promise<void>;
  /** The token is no longer good: guest from now on, here and in other tabs. */
  expire(): void;
}

export interface SessionTools {
  readonly api: Api;
  readonly storage: ScopedStorage;
  readonly tabs: TabMessages;
  readonly announcements: Announcements;
  readonly clock: Clock;
}

const TOKEN = 'auth.token';
const TYPE = 'auth.type';
const MONTH = 2_592_000;
/** Where the browser has that its last customer wanted to be logged out, or to have their account removed. */
const LOGGED_OUT = 'logged-out';
const ERASED = 'erased';

export function createSession({ api, storage, tabs, announcements, clock }: SessionTools): SessionControl {
  const $session = atom<Session>({ kind: 'guest' });
  let token: string | null = null;

  function enter(given: string, customer: Customer): void {
    token = given;
    remember(storage, given);
    forgetOwn(storage, customer.id);
    $session.set({ kind: 'customer', customer });
    // Those that have the same token hear nothing new.
    tabs.post({ kind: 'session' });
  }

  function leave(hasExpired: boolean, elsewhere: Elsewhere = {}): void {
    const wasSomebody = token !== null;
    forget(storage, token, hasExpired ? null : elsewhere.isErased ? ERASED : '1');
    becomeGuest(hasExpired, elsewhere);
    if (wasSomebody) tabs.post({ kind: 'session' });
  }

  function becomeGuest(hasExpired: boolean, { isElsewhere, isErased }: Elsewhere = {}): void {
    token = null;
    // What they typed is there again where they did not leave it themselves; whoever else comes has it removed.
    if (isErased || !(hasExpired || isElsewhere)) forgetOwn(storage);
    $session.set({ kind: 'guest', hasExpired, isElsewhere, ...(isErased && { isErased }) });
  }

  function end(isErased: boolean, isElsewhere?: boolean): void {
    if (token === null) return;
    // A session that is no more needs none.
    if (!isErased) tellLogout(api, clock, token);
    // Before they hear that the token is gone, which an expiry means as well.
    tabs.post({ kind: isErased ? 'erased' : 'logout', customerId: customerIdOf($session.get()) });
    leave(false, { isElsewhere, isErased });
  }

  async function restore(): Promise<void> {
    const kept = storedToken(storage);
    if (kept === token) return;
    // Somebody was here: another tab has ended that, and this one may have been asleep when it was told.
    const ended = endedElsewhere(storage);
    if (kept === null) return becomeGuest(ended === null, ended ?? {});
    token = kept;
    $session.set({ kind: 'restoring' });
    const answer = await api.ask(currentUser, parseCustomer);
    // Somebody logged in or out while it was being asked.
    if (token !== kept) return;
    if (answer.kind === 'ok') return enter(kept, answer.value);
    if (answer.kind === 'refused') return leave(true);
    // Nobody could say: a guest for now, and asked again at the next visit.
    token = null;
    $session.set({ kind: 'guest' });
  }

  for (const kind of ['session', 'return'] as const) tabs.on(kind, () => void restore());
  hearOtherTabs(tabs, end, () => customerIdOf($session.get()));
  announceChanges($session, announcements);

  return {
    $session,
    token: () => token,
    restore,
    expire: () => leave(true),
    enter,
    update(customer) {
      if (customerIdOf($session.get()) === customer.id) $session.set({ kind: 'customer', customer });
    },
    login: (...given) => logIn(api, enter, credentials(...given)),
    isStaff: () => storage.cookies.read('provider.type') !== null,
    logout: () => end(false),
    endErased: (customerId) =>
      customerIdOf($session.get()) === customerId ? end(true) : tabs.post({ kind: 'erased', customerId }),
  };
}

/** Where storage is refused, each tab has a token of its own, perhaps of another customer. */
function hearOtherTabs(
  tabs: TabMessages,
  end: (isErased: boolean, isElsewhere: boolean) => void,
  customerId: () => string,
): void {
  tabs.on('logout', () => end(false, true));
  tabs.on('erased', (whose) => {
    if (whose === customerId()) end(true, true);
  });
}

async function logIn(
  api: Api,
  enter: SessionStore['enter'],
  body: ReturnType<typeof credentials>,
): Promise<LoginOutcome> {
  const answer = await api.ask(loginCall, parseLogin, { body });
  if (answer.kind === 'ok') enter(answer.value.token, answer.value.customer);
  return outcomeOf(answer);
}

const MINUTE = 60_000;

/** Where the server cannot be reached it hears of it later, while this page is open: a token that is given up is kept nowhere else. */
function tellLogout(api: Api, clock: Clock, token: string): void {
  void api
    .send(logoutCall, {}, { token })
    .then((told) => told.kind === 'unavailable' && clock.after(MINUTE, () => tellLogout(api, clock, token)));
}

const credentials = (email: string, password: string, device?: string) => ({
  email: email.trim(),
  password,
  ...(device && { device }),
});

function outcomeOf(answer: Answer<{ readonly customer: Customer }>): LoginOutcome {
  if (answer.kind === 'ok') return { kind: 'customer', customer: answer.value.customer };
  const { problem } = answer;
  const isWrong = problem.type === 'credentials' || problem.code === 401;
  return { kind: isWrong ? 'credentials' : 'failed', problem };
}

function announceChanges($session: ReadableAtom<Session>, announcements: Announcements): void {
  $session.listen((now, before) => {
    // One that is restored, or came from another tab, was told of there.
    if (now.kind === 'customer' && before?.kind === 'guest') announcements.emit('vitrine-login', {});
    if (now.kind === 'guest' && before?.kind === 'customer') announcements.emit('vitrine-logout', {});
  });
}

/** The token of a customer; that of anybody else is none of ours. */
function storedToken({ cookies, local }: ScopedStorage): string | null {
  const kept = cookies.read(TOKEN) ? cookies : local;
  return kept.read(TYPE) === 'customer' ? kept.read(TOKEN) || null : null;
}

/** Whether the last customer of this browser wanted to be logged out; else their session has expired, or goes on. */
export const isLoggedOut = ({ local }: Pick<ScopedStorage, 'local'>) => local.read(LOGGED_OUT) !== null;

/** Null where the session has not been ended by its customer. */
const endedElsewhere = (storage: ScopedStorage): Elsewhere | null =>
  isLoggedOut(storage) ? { isElsewhere: true, isErased: storage.local.read(LOGGED_OUT) === ERASED } : null;

function remember({ cookies, local }: ScopedStorage, token: string): void {
  local.remove(LOGGED_OUT);
  cookies.write(TOKEN, token, MONTH);
  cookies.write(TYPE, 'customer', MONTH);
  local.write(TOKEN, token);
  local.write(TYPE, 'customer');
}

/** `why`: null where the session has expired. Another token is of somebody who has logged in by another tab since. */
function forget(storage: ScopedStorage, token: string | null, why: string | null): void {
  const kept = storedToken(storage);
  if (kept !== null && kept !== token) return;
  const { cookies, local } = storage;
  // First, so that another tab that finds the token gone knows why.
  if (why !== null) local.write(LOGGED_OUT, why);
  for (const place of [cookies, local]) {
    place.remove(TOKEN);
    place.remove(TYPE);
  }
}
