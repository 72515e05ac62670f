import type { Locale } from '#domain/locale.ts';
import type { Site, SiteData } from '#stores/site.ts';
import type { SiteAddress } from './embed.ts';

/** One element's part in a site. */
export interface Lease {
  /** The page wants another language of this element. */
  follow(): void;
  release(): void;
}

export interface Wish {
  readonly address: SiteAddress;
  readonly wanted: Locale | undefined;
  /** What a server-rendered page brought along; it fixes the first language. */
  readonly initial?: SiteData | undefined;
}

export interface SiteSharing {
  /** The site of a company in a language: the same one for all who wish the same. Made when first wished. */
  siteFor(wish: Wish): Site;
  /**
   * Holds a site while an element is there. `wanted` says what the page wants of it in this very moment: elements hear of one
   * change at different times. `move` is called with another site when the languages part.
   */
  hold(site: Site, wanted: () => Locale | undefined, move: (site: Site) => void): Lease;
}

interface Holder {
  readonly wanted: () => Locale | undefined;
  readonly move: (site: Site) => void;
}

interface Shared {
  readonly address: SiteAddress;
  readonly site: Site;
  locale: Locale | undefined;
  readonly holders: Set<Holder>;
}

export interface SharingTools {
  open(wish: Wish): Site;
  /** Runs at the end of the task. */
  soon(act: () => void): void;
  /** Runs when an element has had time to come back. */
  later(act: () => void): void;
}

const sameAddress = (one: SiteAddress, other: SiteAddress) =>
  one.apiBase === other.apiBase && one.company === other.company && one.host === other.host;

export function createSiteSharing({ open, soon, later }: SharingTools): SiteSharing {
  const all = new Set<Shared>();

  function sharedFor(wish: Wish): Shared {
    const locale = wish.initial?.locale ?? wish.wanted;
    const known = [...all].find((each) => each.locale === locale && sameAddress(each.address, wish.address));
    if (known) return known;
    const made: Shared = { address: wish.address, site: open(wish), locale, holders: new Set() };
    all.add(made);
    return made;
  }

  function dropUnheld(shared: Shared): void {
    later(() => {
      if (shared.holders.size > 0 || !all.delete(shared)) return;
      shared.site.dispose();
    });
  }

  /** All want another language: the site switches, and nothing is lost. Some do: they get a site of their own. */
  function settle(shared: Shared): void {
    const wanted = new Set([...shared.holders].map((holder) => holder.wanted()));
    const [only] = wanted;
    const isTaken = [...all].some(
      (each) => each !== shared && each.locale === only && sameAddress(each.address, shared.address),
    );
    if (wanted.size === 1 && !isTaken) {
      if (shared.locale === only) return;
      shared.locale = only;
      if (only) void shared.site.locale.choose(only, { remember: false });
      return;
    }
    for (const holder of shared.holders) {
      const own = holder.wanted();
      if (own !== shared.locale) holder.move(sharedFor({ address: shared.address, wanted: own }).site);
    }
  }

  return {
    siteFor: (wish) => sharedFor(wish).site,
    hold(site, wanted, move) {
      const shared = [...all].find((each) => each.site === site);
      if (!shared) {
        // Given up in the meantime: the element starts on a new one.
        return { follow: () => {}, release: () => {} };
      }
      const holder: Holder = { wanted, move };
      shared.holders.add(holder);
      if (wanted() !== shared.locale) soon(() => settle(shared));
      return {
        follow: () => soon(() => settle(shared)),
        release() {
          shared.holders.delete(holder);
          if (shared.holders.size === 0) dropUnheld(shared);
        },
      };
    },
  };
}
