import { expect } from 'chai';
import fc from 'fast-check';
import { elements } from 'virtual:elements';
import { said, settled, uncaught } from '#element/testing/page.ts';
import { VOUCHERS } from '#widgets/gift/testing/vouchers.ts';
import { salonNetwork } from '#widgets/storefront/testing/salon.ts';
import { openResources } from '#element/testing/open-resources.ts';

const TAGS = Object.keys(elements).map((name) => `vitrine-${name}`);
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

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function until(what: () => unknown): Promise<void> {
  for (let turn = 0; turn < 2000 && !what(); turn += 1) await frame();
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

const passes = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** `MOVING_SECONDS=60 npm test -- elements src/loader-of-every-element.browser.test.ts` goes on for a minute with each. */
const MOVING_MS = Number(document.documentElement.dataset['movingSeconds']) * 1000;
const LEAST_MOVES = 120;

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
    if (turn % 3 === 0) await frame();
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

const CONNECTIONS = 100;
/** A site waits five seconds for its element to come back; then it lets go of what it held. */
const LET_GO_MS = 6_500;
/** A tenth of what any object of a screen keeps alive with it, and several times as much as the engine's own memory grows. */
const BYTES_PER_CONNECTION = 300;

describe('every element', () => {
  const send = globalThis.fetch;

  before(async () => {
    // The network's edge: the page has no back end behind it. Each notes what was sent, and is let go with that.
    globalThis.fetch = (input, init) => salonNetwork(VOUCHERS, clock).fetch(String(input), init ?? {});
    for (const { load } of Object.values(elements)) (await load()).define();
  });
  after(() => {
    globalThis.fetch = send;
  });
  afterEach(() => TAGS.forEach((tag) => document.querySelectorAll(tag).forEach((one) => one.remove())));

  for (const tag of TAGS) {
    it(`${tag} throws nothing for 1,000 arbitrary values of its attributes`, async () => {
      const element = await show(tag);
      const names = elements[tag.replace('vitrine-', '')]?.attributes ?? [];
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

  // All of them together: what is let go late is waited for once.
  it('leaves no listener, no timer and no memory after 100 connections', async function () {
    this.timeout(180_000);
    const open = openResources();
    const all = await Promise.all(TAGS.map((tag) => show(tag)));
    const connect = async (times: number) => {
      for (let turn = 0; turn < times; turn += 1) {
        for (const element of all) element.remove();
        await settled();
        document.body.append(...all);
        await settled();
      }
      for (const element of all) element.remove();
    };
    const heap = async () => {
      await gc({ execution: 'async' });
      return (performance as Performance & { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
    };
    await said('warn', async () => {
      try {
        // Code that comes while the browser is idle comes once: it is no leak.
        await passes(3_000);
        await connect(20);
        await passes(LET_GO_MS);
        const first = { ...open.count(), heap: await heap() };
        await connect(CONNECTIONS);
        await passes(LET_GO_MS);
        const limit = first.heap + CONNECTIONS * all.length * BYTES_PER_CONNECTION;
        for (let second = 0; second < 20 && (await heap()) > limit; second += 1) await passes(1_000);
        expect(open.count()).to.deep.equal({ listeners: first.listeners, intervals: first.intervals });
        expect(await heap()).to.be.below(limit);
      } finally {
        open.stop();
      }
    });
  });
});
