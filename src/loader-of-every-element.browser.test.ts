import { expect } from 'chai';
import fc from 'fast-check';
import { elements } from 'virtual:elements';
import { said, settled, uncaught } from '#element/testing/page.ts';
import { salonNetwork } from '#widgets/storefront/testing/salon.ts';
import { openResources } from '#element/testing/open-resources.ts';

const TAGS = Object.keys(elements);
const COMPANY = { company: 'cmp_test', locale: 'fr', base: location.pathname };
const clock = { now: () => Date.now(), after: () => () => {} };

const values = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'binary', minLength: 500, maxLength: 2000 }),
  fc.json(),
  fc.constantFrom('', 'true', 'false', 'null', '-1', '1e999', 'NaN', '[object Object]', '{"a":', '"'),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '//evil.example',
    'javascript\u003a0',
    'fr',
    'de',
    'list',
    'on',
  ),
);

async function until(what: () => unknown): Promise<void> {
  for (let turn = 0; turn < 1000 && !what(); turn += 1) await settled();
  if (!what()) throw new Error(`never came true: ${what.toString()}`);
}

const isShown = (element: Element) =>
  element.shadowRoot?.querySelector('.vitrine button, .vitrine a, .vitrine input');

async function show(tag: string): Promise<HTMLElement> {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(COMPANY)) element.setAttribute(name, value);
  document.body.append(element);
  await until(() => isShown(element));
  return element;
}

/** `MOVING_SECONDS=60 npm test -- elements src/loader-of-every-element.browser.test.ts` goes on for a minute with each. */
const MOVING_MS = Number(document.documentElement.dataset['movingSeconds']) * 1000;
const LEAST_MOVES = 300;

/** What may happen to an element in a page that moves it about. */
const MOVES = fc.constantFrom('append', 'insert', 'move', 'away', 'clone', 'again' as const);

/** A page that moves an element about, and looks after each move whether what was typed and the focus are there still. */
function movingPage(element: HTMLElement) {
  const places = [document.body.appendChild(document.createElement('main')), document.body];
  const clones: Element[] = [];
  const field = element.shadowRoot?.querySelector<HTMLInputElement>('input[type=text],input[type=search]');

  function clone(place: Element): void {
    const other = element.cloneNode(true) as Element;
    place.append(other);
    clones.push(other);
    if (clones.length > 2) clones.shift()?.remove();
  }

  const acts: Record<'append' | 'insert' | 'move' | 'away' | 'clone', (place: Element) => void> = {
    append: (place) => place.append(element),
    insert: (place) => place.insertBefore(element, place.firstChild),
    move(place) {
      if (!element.isConnected) return;
      (place as Element & { moveBefore(node: Node, child: Node | null): void }).moveBefore(element, null);
    },
    away(place) {
      element.remove();
      place.append(element);
    },
    clone,
  };

  async function step(turn: number): Promise<void> {
    const [move = 'append'] = fc.sample(MOVES, 1);
    const place = places[turn % 2] as HTMLElement;
    if (move === 'again') {
      element.remove();
      await settled();
      place.append(element);
      return until(() => isShown(element));
    }
    if (field?.isConnected) {
      field.focus();
      field.value = `Camille ${turn}`;
    }
    const isFocused = element.shadowRoot?.activeElement === field;
    acts[move](place);
    if (turn % 3 === 0) await settled();
    if (field?.isConnected && move !== 'clone') {
      expect(field.value).to.equal(`Camille ${turn}`);
      expect(element.shadowRoot?.activeElement === field, move).to.equal(isFocused);
    }
  }

  return {
    step,
    end() {
      places[0]?.remove();
      clones.forEach((other) => other.remove());
    },
  };
}

describe('every element', () => {
  const send = globalThis.fetch;

  before(async () => {
    // The network's edge: the page has no back end behind it.
    const network = salonNetwork({}, clock);
    globalThis.fetch = (input, init) => network.fetch(String(input), init ?? {});
    for (const { load } of Object.values(elements)) (await load()).define();
  });
  after(() => {
    globalThis.fetch = send;
  });
  afterEach(() => TAGS.forEach((tag) => document.querySelectorAll(tag).forEach((one) => one.remove())));

  for (const tag of TAGS) {
    it(`${tag} throws nothing for 1,000 arbitrary values of its attributes`, async () => {
      const element = await show(tag);
      const names = elements[tag]?.attributes ?? [];
      const errors = await uncaught(async () => {
        await said('warn', async () => {
          let tried = 0;
          for (const [name, value] of fc.sample(fc.tuple(fc.constantFrom(...names), values), 1000)) {
            element.setAttribute(name, value);
            tried += 1;
            if (tried % 20 === 0) await settled();
          }
        });
      });
      expect(errors).to.deep.equal([]);
      for (const name of names) element.removeAttribute(name);
      for (const [name, value] of Object.entries(COMPANY)) element.setAttribute(name, value);
      await until(() => isShown(element));
    });

    it(`${tag} keeps what is typed and the focus, however it is moved, cloned and taken out`, async function () {
      this.timeout(MOVING_MS + 60_000);
      const element = await show(tag);
      const moving = movingPage(element);
      const errors = await uncaught(async () => {
        const end = performance.now() + MOVING_MS;
        for (let turn = 0; turn < LEAST_MOVES || performance.now() < end; turn += 1) await moving.step(turn);
      });
      moving.end();
      expect(errors).to.deep.equal([]);
      expect(element.shadowRoot?.querySelector('[part~=failure]')).to.equal(null);
    });
  }

  // All of them together: what is let go late is waited for once, and their sum may not grow by what one might.
  it('leaves no listener, no timer and no memory after 100 connections', async function () {
    this.timeout(180_000);
    const open = openResources();
    const all = await Promise.all(TAGS.map((tag) => show(tag)));
    const cycle = async () => {
      for (const element of all) element.remove();
      await settled();
      document.body.append(...all);
      await settled();
    };
    const count = async () => {
      for (const element of all) element.remove();
      // A site waits five seconds for its element to come back; what it held is free some time after.
      await new Promise((resolve) => setTimeout(resolve, 12_000));
      gc();
      const heap = (performance as Performance & { memory: { usedJSHeapSize: number } }).memory
        .usedJSHeapSize;
      return { ...open.count(), heap };
    };
    try {
      // Code that comes while the browser is idle comes once: it is no leak.
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      for (let turn = 0; turn < 20; turn += 1) await cycle();
      const first = await count();
      for (let turn = 0; turn < 100; turn += 1) await cycle();
      const last = await count();
      expect({ ...last, heap: 0 }).to.deep.equal({ ...first, heap: 0 });
      expect(last.heap - first.heap).to.be.below(1_000_000);
    } finally {
      open.stop();
    }
  });
});
