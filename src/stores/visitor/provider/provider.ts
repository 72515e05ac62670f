import { atom, type ReadableAtom } from 'nanostores';
import { currentProvider } from '#contract/back-office/cmpusers.ts';
import { createApi } from '#platform/api/api.ts';
import { fields, text } from '#platform/wire/read.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import type { ScopedStorage } from '../scoped-storage.ts';

/** Somebody who works for the company. */
export interface Provider {
  readonly name: string;
}

/**
 * The session of somebody of the company who looks at its site: apart from that of a customer, whose calls never carry its token. It
 * shows the site where that is closed, and does nothing else.
 */
export interface ProviderStore extends FeatureStore {
  readonly $provider: ReadableAtom<Provider | null>;
  /** Begins with the token that a link of the back office has brought, else with the one that is kept; ends where it is not good. */
  start(): Promise<void>;
  /** Here and in other tabs, once they are loaded anew. */
  end(): Promise<void>;
}

const TOKEN = 'provider.token';
const TYPE = 'provider.type';
/** By which the server shows a closed site. */
const PREVIEW = 'vitrine-operator';
const MONTH = 2_592_000;
const WORKING_DAY = 28_800;
const MARK = '#provider=';

export function createProvider({ ports, connection, visitor }: FeatureTools): ProviderStore {
  const { storage } = visitor;
  const $provider = atom<Provider | null>(null);
  let token: string | null = null;
  const api = createApi({
    ports,
    // It is at home on the company's own site alone.
    base: '',
    company: connection.tenantKnown,
    locale: () => connection.locale.$locale.get(),
    token: (audience) => (audience === 'back-office' ? token : null),
    onUnauthorized: () => void end(),
    debug: false,
    previewTheme: null,
  });
  const isClosed = () => {
    const company = connection.company.$company.get();
    if (company.kind !== 'ready') return false;
    const { closure, debug } = company.value;
    return (closure.disabled || closure.maintenance) && !debug;
  };

  async function reload(): Promise<void> {
    (await ports.hostPage()).reload();
  }

  async function end(): Promise<void> {
    token = null;
    forget(storage);
    const wasShown = ports.cookies.read(PREVIEW) !== null;
    ports.cookies.remove(PREVIEW);
    $provider.set(null);
    // What only they may see is not left on the screen.
    if (wasShown) await reload();
  }

  return {
    $provider,
    async start() {
      await connection.tenantKnown();
      token = takeToken(ports.history) ?? storedToken(storage);
      if (token === null) return forget(storage);
      const answer = await api.ask(currentProvider, parseProvider);
      // Who it is could not be said: asked again at the next visit.
      if (answer.kind === 'unavailable') return undefined;
      if (answer.kind !== 'ok') return end();
      remember(storage, token);
      const { name, preview } = answer.value;
      $provider.set({ name });
      if (preview === '') return undefined;
      const isKnown = ports.cookies.read(PREVIEW) !== null;
      const isKept = ports.cookies.write(PREVIEW, preview, WORKING_DAY);
      return !isKnown && isKept && isClosed() ? reload() : undefined;
    },
    end,
    dispose() {},
  };
}

/** The token of a link, which is taken out of the address. */
function takeToken(history: FeatureTools['ports']['history']): string | null {
  const [page = '', fragment = ''] = history.read().split('#');
  const token = `#${fragment}`.startsWith(MARK) ? fragment.slice(MARK.length - 1) : '';
  if (token === '') return null;
  history.replace(page);
  return /^[\w-]{20,200}$/.test(token) ? token : null;
}

function storedToken({ cookies, local }: ScopedStorage): string | null {
  const kept = cookies.read(TOKEN) ? cookies : local;
  return kept.read(TYPE) === 'provider' ? kept.read(TOKEN) || null : null;
}

function remember({ cookies, local }: ScopedStorage, token: string): void {
  cookies.write(TOKEN, token, MONTH);
  cookies.write(TYPE, 'provider', MONTH);
  local.write(TOKEN, token);
  local.write(TYPE, 'provider');
}

function forget({ cookies, local }: ScopedStorage): void {
  for (const place of [cookies, local]) {
    place.remove(TOKEN);
    place.remove(TYPE);
  }
}

function parseProvider(value: unknown): (Provider & { readonly preview: string }) | null {
  const read = fields(value);
  const user = fields(read['user']);
  if (text(user['id']) === '') return null;
  const name = `${text(user['firstname'])} ${text(user['lastname'])}`.trim() || text(user['email']);
  return { name, preview: text(read['preview']) };
}
