import { expect } from 'chai';
import { embedOf } from '#element/site/embed.ts';
import { elements } from 'virtual:elements';

const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(what: () => unknown): Promise<void> {
  for (let turn = 0; turn < 1000 && !what(); turn += 1) await pause(20);
  if (!what()) throw new Error(`never came true: ${what.toString()}`);
}

const withCode = () =>
  Object.keys(elements)
    .map((name) => `vitrine-${name}`)
    .filter((tag) => 'definition' in (customElements.get(tag) ?? {}));

describe('the loader', () => {
  const asked: string[] = [];
  /** Whose code was there when the first read was sent. */
  let coded: string[] | undefined;
  const send = globalThis.fetch;
  const wait = globalThis.setTimeout;
  const muchLater: (() => void)[] = [];

  before(async () => {
    // The network's edge: there is no back end behind this page.
    globalThis.fetch = async (input) => {
      const { pathname } = new URL(String(input), document.baseURI);
      asked.push(pathname);
      coded ??= withCode();
      return Response.json(
        { code: 404, type: 'company_error', message: '', retryable: false },
        { status: 404 },
      );
    };
    globalThis.setTimeout = ((act: () => void, milliseconds?: number) =>
      milliseconds === 30_000 ? muchLater.push(act) : wait(act, milliseconds)) as typeof setTimeout;
    // The tag of a script that was answered from elsewhere: no address of the page's scripts is the loader's own.
    const tag = document.createElement('script');
    Object.assign(tag.dataset, { company: 'cmp_tag', api: 'https://api.example' });
    tag.type = 'module';
    document.head.append(tag);
    await import('./loader.ts');
    tag.remove();
  });
  after(() => {
    globalThis.fetch = send;
    globalThis.setTimeout = wait;
    document.querySelectorAll('vitrine-booking,vitrine-cart,section').forEach((one) => one.remove());
  });

  it('the loader loads nothing for a page without elements, and leaves one unlisted mark', async () => {
    await pause(50);
    expect(withCode()).to.deep.equal([]);
    expect(asked).to.deep.equal([]);
    expect(embedOf(globalThis)).to.include({
      version: 'dev',
      company: 'cmp_tag',
      api: 'https://api.example',
    });
    expect(Object.keys(globalThis).some((name) => /vitrine/i.test(name))).to.equal(false);
  });

  it('the loader loads the code and data of an element that is added later, and of no other', async () => {
    const cart = document.createElement('vitrine-cart');
    cart.setAttribute('company', 'cmp_x');
    cart.lang = 'fr';
    document.body.append(cart);
    await until(() => asked.length > 0);
    expect(asked[0]).to.equal('/api/companies/me');
    expect(coded).to.deep.equal([]);
    await until(() => withCode().length > 0);
    expect(withCode()).to.deep.equal(['vitrine-cart']);
  });

  it('the loader finds an element in a closed shadow root, which was there before or came later', async () => {
    const root = document.body
      .appendChild(document.createElement('section'))
      .attachShadow({ mode: 'closed' });
    root.innerHTML = '<vitrine-booking company="cmp_x" locale="fr"></vitrine-booking>';
    await until(() => withCode().includes('vitrine-booking'));
    const booking = root.querySelector('vitrine-booking');
    await until(() => booking?.shadowRoot?.querySelector('.vitrine'));
    expect(booking).to.be.instanceOf(customElements.get('vitrine-booking'));
  });

  it('the loader forgets the early reads that no element took up', async () => {
    const finder = document.createElement('vitrine-finder');
    finder.lang = 'fr';
    document.body.append(finder);
    finder.remove();
    const early = () => embedOf(globalThis)?.early.size;
    await until(() => early());
    for (const act of muchLater) act();
    expect(early()).to.equal(0);
  });

  it('a second copy of the loader says so once and does nothing', async () => {
    const lines: string[] = [];
    const { warn } = console;
    console.warn = (...parts: unknown[]) => void lines.push(parts.join(' '));
    const first = embedOf(globalThis);
    await import('./loader.ts?copy=2');
    console.warn = warn;
    expect(lines.filter((line) => line.includes('stays out'))).to.have.length(1);
    expect(embedOf(globalThis) === first).to.equal(true);
  });
});
