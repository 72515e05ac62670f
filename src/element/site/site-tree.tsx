import { useStore } from '@nanostores/react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { jsonOf } from '#domain/json.ts';
import type { NavigationMode } from '#stores/navigation.ts';
import type { Site, SiteData } from '#stores/site.ts';
import { valueOf } from '#stores/load.ts';
import type { TextNamespace } from '#stores/texts.ts';
import type { Emit, WidgetEventName } from '#stores/widget-events.ts';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { TextsProvider } from '#ui/texts.ts';
import { tw } from '#theme/sheet.ts';
import type { Face, Values } from '../face.ts';
import { Failure } from '../failure.tsx';
import type { Given, Host } from '../host.ts';
import type { Tree } from '../mount.tsx';
import { addressFor, embedOf, type SiteAddress } from './embed.ts';
import { looksOf, wear, type OwnLooks } from './looks.ts';
import { sitesOf } from './page-sites.ts';
import type { Wish } from './sharing.ts';
import { readTextFile } from './text-files.ts';

/** A screen that stands in an element of its own. */
export type Screen<F extends Face> = ComponentType<{ readonly site: Site; readonly emit: Emit } & Values<F>>;

export interface SiteScreen<F extends Face> {
  readonly face: F;
  readonly Screen: Screen<F>;
  /** Its own texts; the common ones come along. */
  readonly texts: TextNamespace;
  /** Where the screen starts, and whether it may use the page's address. */
  readonly navigation: (values: Values<F>) => NavigationMode;
  /** Class names that give the place its height before the first texts are there. */
  readonly waiting: string;
  readonly looks?: OwnLooks;
}

function viewOf(host: Host): Window & typeof globalThis {
  const view = host.element.ownerDocument.defaultView;
  if (!view) throw new Error(`<${host.face.tag}> is in a document without a window.`);
  return view;
}

/** What the server wrote beside its markup. */
function dataIn(root: ShadowRoot): SiteData | undefined {
  const island = root.querySelector('script[type="application/json"]');
  return island?.textContent ? (JSON.parse(island.textContent) as SiteData) : undefined;
}

function addressOf({ host, values }: Given): SiteAddress {
  const view = viewOf(host);
  return addressFor(values, embedOf(view), view.location);
}

function wishOf(given: Given): Wish {
  return { address: addressOf(given), wanted: given.wanted, initial: dataIn(given.host.root) };
}

/** The site that this element shares, held while it is there, in the language that the page wants of it. */
function useSharedSite(given: Given): Site {
  const { host, wanted } = given;
  const sites = sitesOf(viewOf(host), readTextFile);
  const [site, setSite] = useState(() => sites.siteFor(wishOf(given)));
  const lease = useRef<ReturnType<typeof sites.hold>>(undefined);
  useEffect(() => {
    const held = sites.hold(site, () => host.wanted, setSite);
    lease.current = held;
    void site.start();
    return () => held.release();
  }, [sites, site, host]);
  useEffect(() => lease.current?.follow(), [wanted]);
  return site;
}

/** The site with this element's own place and voice. */
function useOwnSite(site: Site, host: Host, mode: NavigationMode): Site {
  const key = jsonOf(mode);
  const own = useMemo(
    () => site.forElement({ navigation: JSON.parse(key) as NavigationMode, emit: host.emit }),
    [site, host, key],
  );
  useEffect(() => () => own.navigation.dispose(), [own]);
  useEffect(() => {
    const names = new Set(Object.keys(host.face.events) as WidgetEventName[]);
    return site.announcements.attach({ names, emit: host.emit });
  }, [site, host]);
  return own;
}

/** The company's looks on the element's root, and its ways of being reached for the day the element fails. */
function useCompany(site: Site, { host, values }: Given, apiBase: string, own?: OwnLooks): void {
  const theme = values['theme'];
  const company = valueOf(useStore(site.company.$company));
  useLayoutEffect(() => {
    if (!company && theme === undefined) return;
    wear(host.root, looksOf(company?.theme, theme, apiBase), own);
  }, [company, theme, host, apiBase, own]);
  useEffect(() => {
    if (!company) return;
    const { phone, websiteUrl } = company.identity;
    host.tell({ contact: { ...(phone && { phone }), ...(websiteUrl && { address: websiteUrl }) } });
  }, [company, host]);
}

function useReady(host: Host, isReady: boolean): void {
  const told = useRef(false);
  useEffect(() => {
    if (!isReady || told.current) return;
    told.current = true;
    host.emit('vitrine-ready', {});
  }, [isReady, host]);
}

/** The tree of an element whose screen needs a site: shares it, gives it words, looks, a place and a voice. */
export function siteTree<F extends Face>(screen: SiteScreen<F>): Tree {
  const { Screen: Shown, texts: feature, navigation, waiting, looks } = screen;

  function SiteBody({ given, apiBase }: { readonly given: Given; readonly apiBase: string }): ReactNode {
    const { host } = given;
    const values = given.values as Values<F>;
    const site = useSharedSite(given);
    const own = useOwnSite(site, host, navigation(values));
    const texts = useStore(site.texts.$texts);
    const { kind } = useStore(site.$state);
    const speak = useCallback(() => void site.texts.ensure('common', feature), [site]);
    useEffect(speak, [speak]);
    useCompany(site, given, apiBase, looks);
    useEffect(() => host.tell({ locale: texts.locale }), [host, texts]);
    const isThere = texts.has('common') && texts.has(feature);
    useReady(host, isThere && kind !== 'starting');
    if (texts.lacks('common') || texts.lacks(feature)) return <Failure given={given} again={speak} />;
    if (!isThere) return <div part="loading" aria-busy="true" className={`v-skeleton ${tw(waiting)}`} />;
    return (
      <div lang={texts.locale} dir="ltr">
        <TextsProvider value={texts}>
          <HeadingLevelProvider value={given.values['headingLevel'] as number}>
            <Shown site={own} emit={host.emit} {...values} />
          </HeadingLevelProvider>
        </TextsProvider>
      </div>
    );
  }

  function Body(given: Given): ReactNode {
    const address = addressOf(given);
    // Another company is another site from the ground up.
    return <SiteBody key={JSON.stringify(address)} given={given} apiBase={address.apiBase} />;
  }

  async function prepare(given: Given): Promise<void> {
    const site = sitesOf(viewOf(given.host), readTextFile).siteFor(wishOf(given));
    await Promise.all([site.company.ensure(), site.texts.ensure('common', feature)]);
  }

  return { Body, prepare };
}
