import { keysOf } from '#domain/keys.ts';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AddedRoutes } from '#domain/site/route-patterns.ts';
import { jsonOf } from '#domain/json.ts';
import type { CreateNavigation, Navigation, NavigationMode, Place } from '#stores/navigation/navigation.ts';
import type { Site } from '#stores/site.ts';
import { useFollowedEntries } from '../history/use-followed-entries.ts';
import type { ElementInput, Host, HostPage } from '../host.ts';
import { addressFor, embedOf, type SiteAddress } from './embed.ts';
import { sitesOf } from './page-sites.ts';
import type { Lease, SiteRegistry } from './site-registry.ts';
import { readTextFile } from '../texts/text-files.ts';

/** The page that an element is in: the one that it is given, else its document's. */
export function pageOf({ page, element }: Host): HostPage {
  if (page) return page;
  const view = element.ownerDocument.defaultView;
  if (!view) throw new Error('No window.');
  // In a document without the script tag, as a frame that the element was moved to, the tag that brought its code speaks.
  const embed = embedOf(view) ?? embedOf(globalThis);
  return { location: view.location, embed, sites: () => sitesOf(view, readTextFile) };
}

export function siteAddressOf({ host, props: values }: ElementInput): SiteAddress {
  const { embed, location } = pageOf(host);
  return addressFor(values, embed, location);
}

/** The site that an element starts on. */
function firstSite(input: ElementInput, sites: SiteRegistry): Site {
  const { host, wanted } = input;
  return sites.siteFor({ address: siteAddressOf(input), wanted, initial: host.state.hydrationData });
}

interface Stand {
  readonly site: Site;
  /** Where the visitor was when this site took the place of another, or when the element was taken out of the page. */
  readonly place: Place | undefined;
}

/** Where the visitor was in an element that was taken out, and at which company. */
const left = new WeakMap<Host, { readonly address: string; readonly place: Place | undefined }>();

function placeLeft(input: ElementInput): Place | undefined {
  const known = left.get(input.host);
  return known?.address === jsonOf(siteAddressOf(input)) ? known.place : undefined;
}

/** The site that this element shares, held while it is there, in the language that the page wants of it. */
function useSharedSite(input: ElementInput, isRooted: boolean, placeNow: () => Place | undefined): Stand {
  const { host, wanted } = input;
  // Those of its first document: its code and its site stay there, wherever it is moved.
  const [sites] = useState(() => pageOf(host).sites());
  const [stand, setStand] = useState<Stand>(() => ({
    site: firstSite(input, sites),
    place: placeLeft(input),
  }));
  const { site } = stand;
  const lease = useRef<Lease>(undefined);
  useEffect(() => {
    const wants = () => host.wanted;
    let next = site;
    let nextHeld: Lease | undefined;
    const held = sites.hold(site, {
      wanted: wants,
      isRooted,
      move(other) {
        if (other === next) return;
        next = other;
        nextHeld?.release();
        nextHeld = sites.hold(other, { wanted: wants, isRooted: false, move: () => {} });
        void import('./catch-up.ts')
          .then(({ catchUp }) => catchUp(other, site))
          // Without it the other site loads what it shows once it is shown.
          .catch(() => {})
          .then(() => {
            if (other === next) setStand({ site: other, place: placeNow() });
          });
      },
    });
    lease.current = held;
    void site.start();
    return () => {
      next = site;
      nextHeld?.release();
      held.release();
    };
  }, [sites, site, host, isRooted, placeNow]);
  useEffect(() => lease.current?.follow(), [wanted]);
  return stand;
}

function startingAt(mode: NavigationMode, place: Place | undefined): NavigationMode {
  return place && mode.kind === 'memory' ? { ...mode, start: place } : mode;
}

/** What of an element decides on its part in a site. */
export interface SiteUse {
  /** It shows reservations, which their site alone knows: where the languages of a page part, the site goes with it. */
  readonly reserves?: boolean;
  /** The pages that features have added, where the element shows them. */
  readonly added?: AddedRoutes;
  /** Absent: it never has its place in the page's address. */
  readonly createNavigation?: CreateNavigation;
}

/** The site that an element shares with others, and the same one with this element's own place and voice. */
export function useSite(
  input: ElementInput,
  mode: NavigationMode,
  { reserves = false, added, createNavigation: create }: SiteUse,
): { readonly site: Site; readonly elementSite: Site } {
  const { host } = input;
  const latest = useRef<Navigation>(undefined);
  const placeNow = useCallback(() => latest.current?.$place.get(), []);
  const { site, place } = useSharedSite(input, reserves, placeNow);
  const key = jsonOf(mode);
  const elementSite = useMemo(
    () =>
      site.forElement({
        navigation: startingAt(JSON.parse(key) as NavigationMode, place),
        emit: host.emit,
        added,
        create,
      }),
    [site, host, key, place, added, create],
  );
  useEffect(() => {
    latest.current = elementSite.navigation;
    return () => elementSite.navigation.dispose();
  }, [elementSite]);
  useFollowedEntries(host, elementSite.navigation);
  const address = jsonOf(siteAddressOf(input));
  useEffect(() => () => void left.set(host, { address, place: placeNow() }), [host, address, placeNow]);
  // Before the effects of the screen: one that a server has sent tells of what it shows at once.
  useLayoutEffect(() => {
    const names = new Set(keysOf(host.definition.events));
    return site.announcements.attach({ names, emit: host.emit });
  }, [site, host]);
  return { site, elementSite };
}
