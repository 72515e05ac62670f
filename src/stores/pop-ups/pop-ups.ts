import { atom, type ReadableAtom } from 'nanostores';
import { listCoupons } from '#contract/money/coupons.ts';
import type { Coupon } from '#domain/pop-ups/coupons.ts';
import { mayAsk } from '#domain/consent/asked-settings.ts';
import { PROMO_SECONDS, PROMO_VIEWS } from '#domain/pop-ups/promo.ts';
import { EURO } from '#domain/prices/money.ts';
import { parsePopUpSettings, type PopUpSettings } from '#platform/wire/content/pop-up-settings.ts';
import { parseCoupons } from '#platform/wire/content/coupons.ts';
import type { ConsentStore } from '../consent/consent.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { valueOf } from '../load.ts';
import type { ScopedStorage } from '../visitor/scoped-storage.ts';
import { createPopUpQueue, type PopUpQueueStore } from './queue.ts';

/** What lies over the pages of a company's site, one at a time, and what each of it has to say. */
export interface PopUps extends FeatureStore {
  readonly queue: PopUpQueueStore;
  /** Null where the company has nothing to ask about, or as long as nobody knows what the page around says of it. */
  readonly $consent: ReadableAtom<ConsentStore | null>;
  /** What the company says in the language in use, as far as it is there. */
  settings(): PopUpSettings;
  /** Empty until they are there. */
  readonly $coupons: ReadableAtom<readonly Coupon[]>;
  /** The home page is on the screen, or no longer: coupons come over it alone. */
  atHome(isHome: boolean): void;
}

const PROMO_COOKIE = 'promo.views';
const COUPONS_COOKIE = 'coupons.closed';
const DAY = 86_400;

export function createPopUps(tools: FeatureTools): PopUps {
  const { ports, connection, visitor } = tools;
  const { cookies } = visitor.storage;
  const queue = createPopUpQueue({ clock: ports.clock, isTimeKept: visitor.isTimeKept });
  let known = parsePopUpSettings(connection.replies().company, connection.api.base);
  const settings = (): PopUpSettings => {
    const { company } = connection.replies();
    if (company !== undefined) known = parsePopUpSettings(company, connection.api.base);
    return known;
  };
  const consent = askConsent(tools, queue);
  const coupons = askCoupons(tools);
  if (known.promo && promoViews(cookies) < PROMO_VIEWS) queue.want('promo');

  let last = queue.$shown.get();
  const off = queue.$shown.listen((shown) => {
    if (last === 'coupons') cookies.write(COUPONS_COOKIE, '1', DAY);
    if (shown === 'promo') cookies.write(PROMO_COOKIE, String(promoViews(cookies) + 1), PROMO_SECONDS);
    last = shown;
  });

  return {
    queue,
    $consent: consent.$consent,
    settings,
    $coupons: coupons.$coupons,
    atHome(isHome) {
      if (!isHome) return queue.drop('coupons');
      if (known.coupons === null || cookies.read(COUPONS_COOKIE) !== null) return;
      queue.want('coupons');
    },
    dispose() {
      off();
      consent.dispose();
      coupons.dispose();
      queue.dispose();
    },
  };
}

function promoViews(cookies: ScopedStorage['cookies']): number {
  return Number(cookies.read(PROMO_COOKIE)) || 0;
}

/** The visitor is asked as long as they have not answered. */
function askConsent(tools: FeatureTools, queue: PopUpQueueStore): Pick<PopUps, '$consent' | 'dispose'> {
  const { company } = tools.connection.replies();
  const $consent = atom<ConsentStore | null>(null);
  let isOver = false;
  async function open(): Promise<void> {
    const { openConsent } = await import('../consent/open-consent.ts');
    const store = await openConsent(tools, company, () => isOver);
    if (!store) return queue.drop('consent');
    store.$consent.subscribe(({ kind }) => {
      if (kind === 'unanswered') queue.want('consent');
      else queue.drop('consent');
    });
    $consent.set(store);
  }
  if (mayAsk(company, tools.connection.api.base)) {
    // Nothing else comes before it is known whether somebody has to be asked.
    queue.want('consent');
    // Where its code does not come nobody can be asked, and nothing is loaded.
    open().catch(() => queue.drop('consent'));
  }
  return {
    $consent,
    dispose() {
      isOver = true;
      $consent.get()?.dispose();
    },
  };
}

/** Asked for once a language, where the company shows any. What cannot be had is not told of. */
function askCoupons({
  connection: { api, company, locale, replies, warn },
}: FeatureTools): Pick<PopUps, '$coupons' | 'dispose'> {
  const $coupons = atom<readonly Coupon[]>([]);
  const hasCoupons = parsePopUpSettings(replies().company, api.base).coupons !== null;
  if (!hasCoupons) return { $coupons, dispose() {} };
  const currency = () => valueOf(company.$company.get())?.currency ?? EURO;
  async function load(): Promise<void> {
    const coupons = await api.ask(listCoupons, (reply) => parseCoupons(reply, currency(), warn));
    if (coupons.kind === 'ok') $coupons.set(coupons.value);
  }
  const off = locale.$locale.subscribe(() => void load());
  return { $coupons, dispose: off };
}
