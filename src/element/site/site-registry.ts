import type { Locale } from '#domain/locale.ts';
import type { SiteData } from '#stores/composition/site-options.ts';
import type { Site } from '#stores/site.ts';
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

export interface SiteRegistry {
  /** The site of a company in a language: the same one for all who wish the same. Made when first wished. */
  siteFor(wish: Wish): Site;
  /** Holds a site while an element is there. */
  hold(site: Site, holder: Holder): Lease;
}

export interface Holder {
  /** The language that the page wants of it in this very moment: elements hear of one change at different times. */
  wanted(): Locale | undefined;
  /** What its visitor has begun is known to this site alone: where the languages part, the site goes with it. */
  readonly isRooted: boolean;
  /** Called with another site when the languages part. */
  move(site: Site): void;
}

interface Shared {
  readonly address: SiteAddress;
  readonly site: Site;
  locale: Locale | undefined;
  readonly holders: Set<Holder>;
}

export interface SiteRegistryTools {
  /** `beside`: a site of the same company, in another language. */
  open(wish: Wish, beside: Site | undefined): Site;
  /** Runs at the end of the task. */
  soon(act: () => void): void;
  /** Runs when an element has had time to come back. */
  later(act: () => void): void;
}

const sameAddress = (one: SiteAddress, other: SiteAddress) =>
  one.apiBase === other.apiBase && one.company === other.company && one.host === other.host;

export function createSiteRegistry({ open, soon, later }: SiteRegistryTools): SiteRegistry {
  const all = new Set<Shared>();

  const kinOf = (address: SiteAddress) => [...all].filter((each) => sameAddress(each.address, address));

  function sharedFor(wish: Wish): Shared {
    const locale = wish.initial?.locale ?? wish.wanted;
    const kin = kinOf(wish.address);
    const known = kin.find((each) => each.locale === locale);
    if (known) return known;
    const site = open(wish, kin[0]?.site);
    const made: Shared = { address: wish.address, site, locale, holders: new Set() };
    all.add(made);
    return made;
  }

  function dropUnheld(shared: Shared): void {
    later(() => {
      if (shared.holders.size > 0 || !all.delete(shared)) return;
      shared.site.dispose();
    });
  }

  /**
   * The language of a site is that of its rooted elements, where it has some, and else the one that all of them want; what
   * it holds stays. Those who want another one go to the site that speaks it, or get one of their own.
   */
  function settle(shared: Shared): void {
    const rooted = [...shared.holders].filter((holder) => holder.isRooted);
    const isRooted = rooted.length > 0;
    const wanted = new Set((isRooted ? rooted : [...shared.holders]).map((holder) => holder.wanted()));
    const [first] = wanted;
    const others = kinOf(shared.address).filter((each) => each !== shared && each.locale === first);
    const follows = isRooted ? !wanted.has(shared.locale) : wanted.size === 1 && others.length === 0;
    if (follows && first !== shared.locale) {
      shared.locale = first;
      if (first) void shared.site.locale.choose(first, { remember: false });
      // Whoever speaks it already, and has nothing to lose, joins.
      for (const { holders } of others) {
        for (const holder of holders) if (!holder.isRooted) holder.move(shared.site);
      }
    }
    for (const holder of shared.holders) {
      const wanted = holder.wanted();
      if (wanted !== shared.locale) holder.move(sharedFor({ address: shared.address, wanted }).site);
    }
  }

  return {
    siteFor: (wish) => sharedFor(wish).site,
    hold(site, holder) {
      const shared = [...all].find((each) => each.site === site);
      if (!shared) {
        // Given up in the meantime: the element starts on a new one.
        return { follow: () => {}, release: () => {} };
      }
      shared.holders.add(holder);
      if (holder.wanted() !== shared.locale) soon(() => settle(shared));
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
