import type { TagPage } from '#domain/consent/third-party-rows.ts';
import type { Passkeys } from './passkeys.ts';
import type { PaymentForms } from './payment-forms.ts';

/** Sends one request. Rejects when no reply came. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Clock {
  /** Epoch milliseconds of this machine; the server's clock is the api's. */
  now(): number;
  /** Calls once after so many milliseconds; the result takes it back. */
  after(milliseconds: number, act: () => void): () => void;
}

/** Text by key. Never throws: what the browser refuses is kept in memory until the page goes. */
export interface TextStorage {
  read(key: string): string | null;
  /** False when it is kept in memory only. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** All that begin so. */
  keys(start: string): readonly string[];
}

export interface Cookies {
  read(name: string): string | null;
  /** False when the browser did not keep it, or when it would pass 4 kB: nothing is cut, nothing is written. */
  write(name: string, value: string, seconds: number): boolean;
  remove(name: string): void;
}

/** What our elements keep in an entry of the history, each under a name: plain data, to be read with care. */
export type HistoryNotes = Readonly<Record<string, unknown>>;

/** The address as path, query and fragment, our notes beside it, and the steps through both. */
export interface HistoryEntries {
  read(): string;
  /** Of the entry of this moment; empty where there are none. */
  notes(): HistoryNotes;
  /** `address` null: it stays as it is. `notes` take the place of those there were; absent, they come along. */
  push(address: string | null, notes?: HistoryNotes): void;
  replace(address: string | null, notes?: HistoryNotes): void;
  /** So many entries on, or back below zero; `listen` hears of it once the browser has gone. */
  go(entries: number): void;
  /** Called after Back, Forward or an address typed within the page; not after push and replace. */
  listen(act: () => void): () => void;
}

export interface HistoryPort extends HistoryEntries {
  /** A dialog lies over the page until the result is called: Back closes it, and stays on the page. `name`: it can be opened again. */
  coverPage(close: () => void, name?: string): () => void;
  /**
   * Until the result is called, opens the dialog of a name where Forward or a reload leads to an entry at which it was open. `open`
   * gives false where it cannot any more.
   */
  onReopen(name: string, open: () => boolean): () => void;
}

/** The other tabs of this origin. Messages are JSON of our own making, yet read with care. */
export interface Tabs {
  /** When this page began, in epoch milliseconds with fractions: what says the same is the same page, in another language of it. */
  readonly openedAt: number;
  post(message: unknown): void;
  listen(act: (message: unknown) => void): () => void;
  /** Called when this tab is looked at again, after it may have missed messages. */
  onReturn(act: () => void): () => void;
  /** Called with the key of what another tab has put into the storage, once it can be read here: that may be after its message. */
  onStored(act: (key: string) => void): () => void;
}

/** Where the visitor is, in degrees. `refused`: they, or the browser for them, said no. `unknown`: nobody could tell. */
export type Located =
  | { readonly kind: 'found'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' };

export interface Geolocation {
  /** Asks the visitor where it has not been allowed before; answers in its own time, and never rejects. */
  locate(): Promise<Located>;
  /** Whether `locate` would answer without a question to the visitor. */
  isAllowed(): Promise<boolean>;
}

/** Whether somebody may be looking at this page, and which of the browser's tabs speaks for all of them. */
export interface Presence {
  isShown(): boolean;
  isOnline(): boolean;
  /** Called when one of the two may have changed. */
  onChange(act: () => void): () => void;
  /**
   * Calls once this tab is the one of the browser that has the name; the result gives it back, or asks for it no more. At once
   * where tabs cannot agree on one: each of them has it then.
   */
  lead(name: string, act: () => void): () => void;
}

/** What another window says; where it comes from is told by the browser. */
export interface WindowMessage {
  readonly origin: string;
  readonly data: unknown;
}

/** The page that the elements stand in. */
export interface HostPage extends TagPage {
  /** What it says its visitor has agreed to, as words (`data-vitrine-consent` of its root); null where it says nothing of it. */
  consent(): string | null;
  sayConsent(words: string): void;
  /** Called when the words have changed, whoever changed them. */
  onConsent(act: () => void): () => void;
  /** The commands that the page's data layer has had so far. */
  commands(): readonly (readonly unknown[])[];
  /** Adds one, as Google's tag writes them. */
  command(...words: readonly unknown[]): void;
  /** Loads a script of somebody else's; the same address once. */
  loadScript(address: string, attributes: Readonly<Record<string, string>>): void;
  /** Removes cookies and keys of the browser's storage that scripts of others have set, as far as this page may. */
  forget(names: readonly string[]): void;
  /** Called with what an element of ours tells the page by an event of that name. */
  onTold(name: string, act: (detail: unknown) => void): () => void;
  /** Called with what the window says that shows this page in a frame, or has opened it. */
  onMessage(act: (message: WindowMessage) => void): () => void;
  /** Tells that window something, if it is of an origin. */
  post(message: object, origin: string): void;
  /** Called before the next frame is painted, or a moment later where none is. */
  nextFrame(act: () => void): () => void;
  /** As `https://salon.example`. */
  origin(): string;
  /** Goes to another site in this tab. */
  leave(address: string): void;
  /** The same where a frame shows this page: the whole of the tab goes. */
  leaveWhole(address: string): void;
  /** Whether another window shows it in a frame. */
  isFramed(): boolean;
  /** Loads the page anew: a script that has run cannot be taken out of it. */
  reload(): void;
}

export interface Random {
  /** From 0 to below 1. */
  fraction(): number;
  /** UUID v4. */
  uuid(): string;
}

/** A fault for those who run the site; nothing that a visitor typed. */
export interface Fault {
  readonly kind: 'wire' | 'network' | 'script';
  readonly message: string;
}

export type Report = (fault: Fault) => void;

/** What the host gives. A browser side and a memory side exist for each. */
export interface Ports {
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** Kept over visits, shared by tabs. */
  readonly storage: TextStorage;
  /** Kept by this tab, over reloads. */
  readonly tabStorage: TextStorage;
  readonly cookies: Cookies;
  readonly history: HistoryPort;
  readonly tabs: Tabs;
  /** Loaded when it is first wanted; rejects where its code cannot be had. */
  readonly geolocation: () => Promise<Geolocation>;
  /** Loaded when it is first wanted; rejects where its code cannot be had. */
  readonly presence: () => Promise<Presence>;
  /** Loaded when it is first wanted; rejects where its code cannot be had. */
  readonly hostPage: () => Promise<HostPage>;
  /** Loaded when it is first wanted; rejects where its code cannot be had. */
  readonly passkeys: () => Promise<Passkeys>;
  /** Loaded when it is first wanted; rejects where its code cannot be had. */
  readonly paymentForms: () => Promise<PaymentForms>;
  /** Whether the visitor's own connection is up, as far as the browser knows. */
  readonly isOnline: () => boolean;
  /** The browser's languages as BCP 47 tags, the dearest first. */
  readonly languages: () => readonly string[];
  readonly random: Random;
  readonly report: Report;
}
