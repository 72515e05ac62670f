import { describe, expect, test } from 'vitest';
import { browserCookies } from './cookies.ts';
import { browserHistory } from './history.ts';
import { browserStorage } from './storage.ts';
import { uuidOf } from './ports.ts';

/** A document whose cookie works as browsers make it work. */
function cookieDocument() {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    document: {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        written.push(text);
        const [pair = '', ...attributes] = text.split('; ');
        const [name = '', value = ''] = pair.split(/=(.*)/s);
        if (attributes.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      },
    },
  };
}

describe('cookies', () => {
  test('cookies are of the whole site, same-site, and secure on https', () => {
    const { document, written } = cookieDocument();
    const cookies = browserCookies({ document, isSecure: true });
    expect(cookies.write('cartBooking', '{"a":"é;="}', 60)).toBe(true);
    expect(written).toEqual([
      'cartBooking=%7B%22a%22%3A%22%C3%A9%3B%3D%22%7D; Path=/; Max-Age=60; SameSite=Lax; Secure',
    ]);
    expect(cookies.read('cartBooking')).toBe('{"a":"é;="}');
    expect(cookies.read('cart')).toBeNull();
    cookies.remove('cartBooking');
    expect(cookies.read('cartBooking')).toBeNull();
    browserCookies({ document, isSecure: false }).write('x', 'y', 60);
    expect(written.at(-1)).not.toContain('Secure');
  });

  test('what is written or removed is there for other tabs too, whom a message may reach next', () => {
    const othersSee = new Set<string>();
    const late: (() => void)[] = [];
    let own = '';
    const document = Object.defineProperty({ cookie: '' }, 'cookie', {
      get() {
        for (const arrive of late.splice(0)) arrive();
        return own;
      },
      set(text: string) {
        const isGone = text.includes('Max-Age=0');
        late.push(() => (isGone ? othersSee.delete('a') : othersSee.add('a')));
        own = isGone ? '' : 'a=b';
      },
    });
    const cookies = browserCookies({ document, isSecure: true });
    cookies.write('a', 'b', 60);
    expect([...othersSee]).toEqual(['a']);
    cookies.remove('a');
    expect([...othersSee]).toEqual([]);
  });

  test('a cookie over 4 kB is not written, and what was there stays', () => {
    const { document } = cookieDocument();
    const cookies = browserCookies({ document, isSecure: true });
    cookies.write('a', 'before', 60);
    expect(cookies.write('a', 'x'.repeat(4_100), 60)).toBe(false);
    expect(cookies.read('a')).toBe('before');
  });

  test('a cookie that the browser refuses, in silence or with an error, is reported as not written', () => {
    const silent = browserCookies({ document: { cookie: '' }, isSecure: true });
    const deaf = Object.defineProperty({ cookie: '' }, 'cookie', { get: () => '', set() {} });
    const loud = Object.defineProperty({ cookie: '' }, 'cookie', {
      get() {
        throw new DOMException('sandboxed', 'SecurityError');
      },
      set() {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
    expect(silent.read('a')).toBeNull();
    for (const document of [deaf, loud]) {
      const cookies = browserCookies({ document, isSecure: true });
      expect(cookies.write('a', 'b', 60)).toBe(false);
      expect(cookies.read('a')).toBeNull();
      cookies.remove('a');
    }
  });

  test('a cookie that somebody else wrote badly is as if it were not there', () => {
    const cookies = browserCookies({ document: { cookie: 'a=%E0%A4%A; b=1' }, isSecure: true });
    expect(cookies.read('a')).toBeNull();
    expect(cookies.read('b')).toBe('1');
  });
});

describe('storage', () => {
  function storage(
    fails: Partial<Record<'getItem' | 'setItem' | 'removeItem', boolean>>,
    values = new Map<string, string>(),
  ) {
    const guard = (name: keyof typeof fails) => {
      if (fails[name]) throw new DOMException('no', 'QuotaExceededError');
    };
    return {
      values,
      getItem(key: string) {
        guard('getItem');
        return values.get(key) ?? null;
      },
      setItem(key: string, value: string) {
        guard('setItem');
        values.set(key, value);
      },
      removeItem(key: string) {
        guard('removeItem');
        values.delete(key);
      },
    } as unknown as Storage & { values: Map<string, string> };
  }

  test('storage that the browser refuses altogether is replaced by memory', () => {
    const port = browserStorage(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    expect(port.read('a')).toBeNull();
    expect(port.write('a', '1')).toBe(false);
    expect(port.read('a')).toBe('1');
    port.remove('a');
    expect(port.read('a')).toBeNull();
  });

  test('full storage keeps the newest value in memory, and no older one for the next visit', () => {
    const full = storage({ setItem: true }, new Map([['a', 'old']]));
    const port = browserStorage(() => full);
    expect(port.write('a', 'new')).toBe(false);
    expect(port.read('a')).toBe('new');
    expect(full.values.has('a')).toBe(false);
  });

  test('keys are those of the browser and those that it did not keep', () => {
    const fails = { setItem: false };
    const shared = storage(fails);
    // As a storage of a browser tells its keys.
    const port = browserStorage(
      () =>
        new Proxy(shared, {
          ownKeys: () => [...shared.values.keys()],
          getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
        }),
    );
    port.write('visits.a', '1');
    port.write('other', '1');
    fails.setItem = true;
    port.write('visits.b', '1');
    expect(port.keys('visits.')).toEqual(['visits.a', 'visits.b']);
    const refused = browserStorage(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    refused.write('visits.a', '1');
    expect(refused.keys('visits.')).toEqual(['visits.a']);
  });

  test('storage that has room again is used again', () => {
    const fails = { setItem: true };
    const shared = storage(fails);
    const port = browserStorage(() => shared);
    port.write('a', '1');
    fails.setItem = false;
    expect(port.write('a', '2')).toBe(true);
    expect(shared.values.get('a')).toBe('2');
    expect(port.read('a')).toBe('2');
  });

  test.each(['getItem', 'setItem', 'removeItem'] as const)('storage survives a fault of %s', (name) => {
    const broken = storage({ [name]: true });
    const port = browserStorage(() => broken);
    port.write('a', '1');
    expect(['1', null]).toContain(port.read('a'));
    port.remove('a');
    expect(name === 'removeItem' ? null : port.read('a')).toBeNull();
  });
});

test('a UUID is marked as random, whatever its bytes', () => {
  for (const byte of [0, 255, 127]) {
    expect(uuidOf(new Uint8Array(16).fill(byte))).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  }
});

/** A history of one entry with a state, and what was written to it. */
function historyOf(state: unknown, href = 'https://salon.example/soins?x=1') {
  const steps: unknown[] = [];
  const step = (...given: readonly unknown[]) => void steps.push(given);
  const window = { location: { href }, history: { state, pushState: step, replaceState: step } };
  return { steps, history: browserHistory(window as unknown as Window) };
}

test('a step of the history goes to an address of the page and keeps the page’s state', () => {
  const state = { mine: 1 };
  const { steps, history } = historyOf(state);
  history.push('/soins?vitrine-path=/');
  history.replace('/services');
  expect(steps).toEqual([
    [state, '', 'https://salon.example/soins?vitrine-path=/'],
    [state, '', 'https://salon.example/services'],
  ]);
});

test('notes stand in the page’s state under one key, beside what its router keeps there', () => {
  const state = { idx: 3, __NA: true, vitrine: { one: { at: '/' } } };
  const { steps, history } = historyOf(state);
  expect(history.notes()).toEqual({ one: { at: '/' } });
  history.push(null, { ...history.notes(), other: 1 });
  expect(steps).toEqual([[{ idx: 3, __NA: true, vitrine: { one: { at: '/' }, other: 1 } }, '', undefined]]);
  const fresh = historyOf(null);
  expect(fresh.history.notes()).toEqual({});
  fresh.history.replace(null, { one: 1 });
  expect(fresh.steps).toEqual([[{ vitrine: { one: 1 } }, '', undefined]]);
});

test.each([['text'], [7], [[1, 2]], [new Map()]])(
  'a state that is no plain object stays as it is: %o',
  (state) => {
    const { steps, history } = historyOf(state);
    expect(history.notes()).toEqual({});
    history.push(null, { one: 1 });
    expect(steps).toEqual([]);
  },
);

test.each([[{ vitrine: 'x' }], [{ vitrine: [1] }], [{ vitrine: null }]])(
  'notes of another kind are none: %o',
  (state) => {
    expect(historyOf(state).history.notes()).toEqual({});
  },
);
