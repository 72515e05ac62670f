import { resolve } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';

type Change = Readonly<Record<string, object>>;
interface News {
  readonly number: number;
}
export interface Conflict {
  readonly change: Change;
  readonly paths: readonly string[];
  readonly shown: readonly string[];
  readonly news: News | null;
}
interface Look {
  readonly change: () => Change;
  readonly take: (change: Change) => void;
  readonly published: () => Change;
}
interface Saving {
  readonly version: () => number;
  readonly isChanged: () => boolean;
  readonly refused: () => ReadonlyMap<string, string>;
  readonly save: () => Promise<boolean>;
  readonly changed: () => void;
  readonly merged: (conflict: Conflict) => Change;
  readonly settle: (conflict: Conflict) => boolean;
  readonly meet: () => Promise<boolean>;
  readonly lookAround: () => Promise<void>;
  readonly publish: (version: number) => Promise<object>;
  readonly restore: (number: number) => Promise<void>;
  readonly accept: () => Promise<boolean>;
  readonly end: () => void;
}
interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: { readonly version?: number; readonly change?: Change; readonly accepted?: string[] };
  readonly key?: string | undefined;
}

/** Pages of another origin have no types; what their modules give is said here. */
const { createSaving } = (await import(resolve(import.meta.dirname, '../../draft/saving.js'))) as {
  readonly createSaving: (tools: object) => Saving;
};
const { createLook } = (await import(resolve(import.meta.dirname, '../../look.js'))) as {
  readonly createLook: (published: Change, draft: Change) => Look;
};

export const general = (fields: object): Change => ({ themes: { general: fields } });
export const GREEN = general({ buttonsColor: '#1f5f3a' });
export const RED = general({ buttonsColor: '#8a1f1f' });
export const BLUE = general({ buttonsColor: '#2244aa' });
export const FOOTER = general({ footerColor: '#111111' });
export const both = (one: Change, other: Change): Change =>
  general({
    ...(one['themes'] as { general: object }).general,
    ...(other['themes'] as { general: object }).general,
  });

export class Refused extends Error {
  readonly status: number;
  readonly field: string;
  constructor(status: number, field = '') {
    super(`refused with ${status}`);
    this.status = status;
    this.field = field;
  }
}

/** A back end of one company, as docs/preview.md describes it, that may be away. */
export function createBackEnd(published: Change = GREEN) {
  const end = {
    version: 0,
    number: 0,
    draft: {} as Change,
    published,
    calls: [] as Call[],
    /** Is asked before a call is answered. */
    before: (_call: Call): void | Promise<void> => undefined,
    /** Is asked before an answer is sent. */
    after: (_call: Call): void | Promise<void> => undefined,
    /** Somebody else saves. */
    save(change: Change) {
      end.version += 1;
      end.draft = change;
    },
    /** Somebody else publishes what is drafted, or restores a look. */
    publish(look: Change, isDraft = true) {
      end.published = look;
      end.number += 1;
      if (isDraft) end.save({});
    },
    sent: (method: string, path: RegExp) =>
      end.calls.filter((call) => call.method === method && path.test(call.path)),
    async ask(method: string, path: string, body?: Call['body'], { key }: { key?: string } = {}) {
      const call = { method, path, ...(body && { body }), key };
      end.calls.push(call);
      await end.before(call);
      const reply = answer(call);
      await end.after(call);
      return reply;
    },
  };
  const wire = () => ({ version: end.version, published: end.number, change: end.draft });
  const keys = new Map<string | undefined, object>();
  function answer({ method, path, body, key }: Call): unknown {
    if (path.startsWith('/api/themes/published?')) return { data: [{ number: end.number }] };
    if (method === 'GET') return wire();
    if (method === 'POST') return keys.get(key) ?? publishBy(path, body, key);
    if (body?.version !== end.version) throw new Refused(409, 'version');
    end.save(body.change ?? {});
    return wire();
  }
  function publishBy(path: string, body: Call['body'], key: string | undefined) {
    if (path.endsWith('/restore')) end.publish(BLUE, false);
    else if (body?.version === end.version) end.publish(both(end.published, end.draft));
    else throw new Refused(409, 'version');
    const { general: after = {} } = (end.published['themes'] ?? {}) as { general?: object };
    const changes = Object.entries(after).map(([name, value]) => ({
      path: `themes.general.${name}`,
      after: value as unknown,
    }));
    const reply = { number: end.number, version: end.version, changes };
    keys.set(key, reply);
    return reply;
  }
  return end;
}

export function openOffice(end = createBackEnd()) {
  const look = createLook(end.published, end.draft);
  const states: string[] = [];
  const conflicts: Conflict[] = [];
  const news: (News | null)[] = [];
  const saving = createSaving({
    ask: end.ask,
    look,
    draft: { version: end.version, published: end.number, change: end.draft },
    readPublished: async () => {
      await end.before({ method: 'GET', path: '/api/companies' });
      return end.published;
    },
    told: (state: string) => states.push(state),
    conflicted: (conflict: Conflict) => conflicts.push(conflict),
    renewed: (each: News | null) => news.push(each),
  });
  return {
    end,
    look,
    saving,
    conflicts,
    news,
    state: () => states.at(-1),
    edit(change: Change) {
      look.take(change);
      saving.changed();
    },
  };
}

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
export const isDown = () => {
  throw new Refused(0);
};
/** Holds what it is given back until it is opened. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  return { open, opened };
}

/** Each test has a clock of its own, which only `pass` moves. */
export function withClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
