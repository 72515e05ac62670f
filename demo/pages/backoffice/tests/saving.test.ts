import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Change = Readonly<Record<string, object>>;
interface News {
  readonly number: number;
}
interface Conflict {
  readonly change: Change;
  readonly paths: readonly string[];
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
const { createSaving } = (await import(resolve(import.meta.dirname, '../draft/saving.js'))) as {
  readonly createSaving: (tools: object) => Saving;
};
const { createLook } = (await import(resolve(import.meta.dirname, '../look.js'))) as {
  readonly createLook: (published: Change, draft: Change) => Look;
};

const general = (fields: object): Change => ({ themes: { general: fields } });
const GREEN = general({ buttonsColor: '#1f5f3a' });
const RED = general({ buttonsColor: '#8a1f1f' });
const BLUE = general({ buttonsColor: '#2244aa' });
const FOOTER = general({ footerColor: '#111111' });
const both = (one: Change, other: Change): Change =>
  general({
    ...(one['themes'] as { general: object }).general,
    ...(other['themes'] as { general: object }).general,
  });

class Refused extends Error {
  readonly status: number;
  readonly field: string;
  constructor(status: number, field = '') {
    super(`refused with ${status}`);
    this.status = status;
    this.field = field;
  }
}

/** A back end of one company, as docs/preview.md describes it, that may be away. */
function createBackEnd(published: Change = GREEN) {
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

function openOffice(end = createBackEnd()) {
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

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const isDown = () => {
  throw new Refused(0);
};
/** Holds what it is given back until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  return { open, opened };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a change is saved a moment after the last one', async () => {
  const { edit, end, state } = openOffice();
  edit(RED);
  await pass(1000);
  edit(both(RED, FOOTER));
  await pass(1000);
  expect([state(), end.sent('PUT', /draft/)]).toEqual(['changed', []]);
  await pass(300);
  expect([state(), end.draft]).toEqual(['saved', both(RED, FOOTER)]);
});

test('what found no answer is saved once there is one, what was refused with the next change', async () => {
  const { edit, end, state } = openOffice();
  end.before = isDown;
  edit(RED);
  await pass(1300);
  expect(state()).toBe('failed');
  end.before = () => undefined;
  await pass(5000);
  expect([state(), end.draft]).toEqual(['saved', RED]);
  end.before = () => {
    throw new Refused(422, 'change.themes');
  };
  edit(BLUE);
  await pass(60_000);
  expect([state(), end.sent('PUT', /draft/).length]).toEqual(['failed', 3]);
  end.before = () => undefined;
  edit(FOOTER);
  await pass(1300);
  expect([state(), end.draft]).toEqual(['saved', FOOTER]);
});

test('a value that is refused is not saved until it is another, and all else is saved', async () => {
  const end = createBackEnd();
  const MENU = 'themes.general.menuColor';
  const menu = (menuColor: string) => general({ menuColor });
  end.save(menu('#222222'));
  const office = openOffice(end);
  end.before = ({ method, body }) => {
    const sent = JSON.stringify(body ?? {});
    if (method === 'PUT' && sent.includes('bad')) throw new Refused(422, `change.${MENU}`);
    if (method === 'PUT' && sent.includes('worse')) throw new Refused(422, 'change.booker.favicon.image');
  };
  office.edit({ ...both(RED, menu('bad')), booker: { favicon: { image: 'worse', title: '' } } });
  await pass(1300);
  expect([office.state(), end.draft]).toEqual(['refused', { ...both(RED, menu('#222222')), booker: {} }]);
  expect([...office.saving.refused().keys()].toSorted()).toEqual(['booker.favicon', MENU]);
  await expect(office.saving.save()).resolves.toBe(false);
  await pass(60_000);
  expect(end.sent('PUT', /draft/)).toHaveLength(3);
  office.edit(both(RED, menu('#333333')));
  expect([office.saving.refused().size, office.saving.isChanged()]).toEqual([0, true]);
  await pass(1300);
  expect([office.state(), end.draft]).toEqual(['saved', both(RED, menu('#333333'))]);
});

test('a conflict that is met while the back end is down is met once it is there, and stops nothing for good', async () => {
  const { edit, end, state, conflicts, saving } = openOffice();
  end.save(FOOTER);
  end.before = ({ method }) => {
    if (method === 'GET') isDown();
  };
  edit(RED);
  await pass(1300);
  expect(state()).toBe('failed');
  await expect(saving.save()).resolves.toBe(false);
  end.before = () => undefined;
  await pass(5000);
  expect(state()).toBe('conflict');
  expect(conflicts).toHaveLength(1);
  expect(saving.settle(conflicts[0] as Conflict)).toBe(true);
  await pass(0);
  expect([state(), end.draft]).toEqual(['saved', RED]);
});

test('to decide while the back end is down is told as failed, and comes back by itself', async () => {
  const { edit, end, state, conflicts, saving } = openOffice();
  end.save(FOOTER);
  edit(RED);
  await pass(1300);
  end.before = isDown;
  await expect(saving.meet()).resolves.toBe(false);
  expect(state()).toBe('failed');
  end.before = () => undefined;
  await pass(5000);
  expect([state(), conflicts.length]).toEqual(['conflict', 2]);
});

test('while a conflict is met nothing else is sent, and what was shown of it is what is settled', async () => {
  const { edit, end, conflicts, saving, look } = openOffice();
  end.save(FOOTER);
  const reading = gate();
  end.before = ({ method }) => (method === 'GET' ? reading.opened : undefined);
  edit(RED);
  await pass(1300);
  const second = saving.save();
  edit(both(RED, general({ menuColor: '#222222' })));
  await pass(1300);
  reading.open();
  await expect(second).resolves.toBe(false);
  expect(end.sent('PUT', /draft/)).toHaveLength(1);
  end.save(BLUE);
  await saving.meet();
  const [first, newer] = conflicts as [Conflict, Conflict];
  expect(saving.settle(first)).toBe(false);
  expect(saving.merged(newer)).toEqual(look.change());
  expect(saving.settle(newer)).toBe(true);
  await pass(0);
  expect(end.draft).toEqual(look.change());
});

test('a draft of somebody else that is the same is no conflict', async () => {
  const { edit, end, state, conflicts } = openOffice();
  end.save(RED);
  edit(RED);
  await pass(1300);
  expect([state(), conflicts]).toEqual(['saved', []]);
});

test('what somebody else has published leaves what was changed here, which is no draft of theirs', async () => {
  const { edit, end, state, conflicts, news, look } = openOffice();
  edit(RED);
  await pass(1300);
  end.publish(both(GREEN, RED));
  edit(both(RED, FOOTER));
  await pass(1300);
  expect(conflicts).toEqual([]);
  expect(news).toEqual([{ number: 1 }]);
  expect(look.published()).toEqual(RED);
  await pass(0);
  expect([state(), end.draft]).toEqual(['saved', FOOTER]);
});

test('what visitors see otherwise since somebody else has published is asked about, and mine is all of mine', async () => {
  const { edit, end, conflicts, look, saving } = openOffice();
  end.save(BLUE);
  end.publish(BLUE);
  edit(both(RED, FOOTER));
  await pass(1300);
  expect(conflicts).toMatchObject([
    { paths: ['themes.general.buttonsColor'], news: { number: 1 }, change: {} },
  ]);
  expect(saving.merged(conflicts[0] as Conflict)).toEqual(both(RED, FOOTER));
  expect(look.published()).toEqual(BLUE);
});

test('who goes back to what was published learns that visitors see another look', async () => {
  const { edit, end, news, look, state } = openOffice();
  edit(RED);
  await pass(1300);
  end.publish(BLUE, false);
  edit(GREEN);
  await pass(1300);
  await pass(0);
  expect([news, look.published(), state()]).toEqual([[{ number: 1 }], BLUE, 'saved']);
  edit(GREEN);
  await pass(1300);
  expect(end.draft).toEqual(GREEN);
});

test('that somebody else has published is noticed by looking around too, and told once', async () => {
  const { end, news, look, saving, state } = openOffice();
  end.publish(BLUE, false);
  await saving.lookAround();
  await saving.lookAround();
  expect([news, look.published(), state()]).toEqual([[{ number: 1 }], BLUE, 'saved']);
  end.before = isDown;
  end.publish(RED, false);
  await expect(saving.lookAround()).resolves.toBeUndefined();
  expect(state()).toBe('saved');
});

test('what is published is published, though nobody can tell what visitors see now', async () => {
  const { edit, end, saving, state, look } = openOffice();
  edit(RED);
  await pass(1300);
  end.after = ({ path }) => {
    if (path === '/api/themes/published') end.before = isDown;
  };
  expect(await saving.publish(1)).toEqual({ kind: 'published', number: 1 });
  expect([state(), saving.isChanged(), look.published()]).toEqual(['saved', false, RED]);
});

test('an edit while it is published is saved afterwards, and is no conflict with oneself', async () => {
  const { edit, end, saving, state, conflicts } = openOffice();
  edit(RED);
  await pass(1300);
  const answering = gate();
  end.after = ({ path }) => (path === '/api/themes/published' ? answering.opened : undefined);
  const publishing = saving.publish(1);
  await pass(0);
  edit(both(RED, FOOTER));
  await pass(3000);
  answering.open();
  expect(await publishing).toMatchObject({ kind: 'published' });
  await pass(1300);
  expect([state(), conflicts, end.draft]).toEqual(['saved', [], FOOTER]);
});

test('pressed again after an answer that was lost, it is published once; what is asked for otherwise has another key', async () => {
  const { edit, end, saving } = openOffice();
  edit(RED);
  await pass(1300);
  end.after = isDown;
  await expect(saving.restore(3)).rejects.toMatchObject({ status: 0 });
  await expect(saving.restore(3)).rejects.toMatchObject({ status: 0 });
  await expect(saving.restore(4)).rejects.toMatchObject({ status: 0 });
  end.after = () => undefined;
  await saving.restore(3);
  await saving.restore(3);
  const [first, second, other, back, last] = end.sent('POST', /restore/).map(({ key }) => key);
  expect(second).toBe(first);
  expect(new Set([first, other, back, last]).size).toBe(4);
});

test('of a publishing whose answer was lost it is read what became of it', async () => {
  const { edit, end, saving, state, conflicts, news } = openOffice();
  edit(RED);
  await pass(1300);
  end.after = isDown;
  await expect(saving.publish(1)).rejects.toMatchObject({ status: 0 });
  end.after = () => undefined;
  expect(await saving.publish(1)).toEqual({ kind: 'changed' });
  await expect(saving.save()).resolves.toBe(true);
  expect([state(), conflicts, news, end.number]).toEqual(['saved', [], [{ number: 1 }], 1]);
});

test('only what was shown is published', async () => {
  const { edit, end, saving } = openOffice();
  edit(RED);
  await pass(1300);
  edit(both(RED, FOOTER));
  expect(await saving.publish(1)).toEqual({ kind: 'changed' });
  await pass(1300);
  expect(await saving.publish(1)).toEqual({ kind: 'changed' });
  end.save(FOOTER);
  expect(await saving.publish(2)).toEqual({ kind: 'met' });
  expect(end.number).toBe(0);
});

test('what was published otherwise is accepted before it is read, so that it is shown', async () => {
  const { edit, end, saving, look, news } = openOffice();
  edit(RED);
  await pass(1300);
  end.published = BLUE;
  end.before = ({ path }) => {
    if (path === '/api/themes/published') throw new Refused(409, 'change.themes.general.buttonsColor');
  };
  expect(await saving.publish(1)).toEqual({ kind: 'moved', path: 'themes.general.buttonsColor' });
  const seen: string[] = [];
  end.before = ({ method, path }) => void seen.push(`${method} ${path}`);
  expect(await saving.accept()).toBe(true);
  expect(seen.slice(0, 2)).toEqual(['PUT /api/themes/draft', 'GET /api/companies']);
  expect(end.sent('PUT', /draft/).at(-1)?.body?.accepted).toEqual(['themes.general.buttonsColor']);
  expect([look.published(), news]).toEqual([BLUE, [null]]);
});

test('what cannot be read after it was accepted is read before anything is published', async () => {
  const { edit, end, saving, look } = openOffice();
  edit(RED);
  await pass(1300);
  end.published = BLUE;
  end.before = ({ path }) => {
    if (path === '/api/companies') isDown();
  };
  expect(await saving.accept()).toBe(false);
  expect(await saving.publish(saving.version())).toEqual({ kind: 'changed' });
  end.before = () => undefined;
  expect(await saving.save()).toBe(true);
  expect(look.published()).toEqual(BLUE);
});

test('once it has ended nothing is sent or asked any more', async () => {
  const { edit, end, saving, conflicts } = openOffice();
  end.save(FOOTER);
  edit(RED);
  saving.end();
  edit(BLUE);
  await pass(60_000);
  expect(end.calls).toEqual([]);
  const answering = gate();
  end.before = () => answering.opened;
  const last = saving.save();
  answering.open();
  await last;
  expect(conflicts).toEqual([]);
});
