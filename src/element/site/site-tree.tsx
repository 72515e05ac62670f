import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';
import type { NavigationMode } from '#stores/navigation.ts';
import type { Site } from '#stores/site.ts';
import { valueOf } from '#stores/load.ts';
import type { TextNamespace } from '#stores/texts.ts';
import type { Emit } from '#stores/widget-events.ts';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { TextsProvider } from '#ui/texts.ts';
import { tw } from '#theme/sheet.ts';
import type { Face, Values } from '../face.ts';
import { Failure } from '../failure.tsx';
import type { Given, Host } from '../host.ts';
import type { Tree } from '../mount.tsx';
import { looksOf, wear, type OwnLooks } from './looks.ts';
import { addressOf, firstSite, useSite } from './use-site.ts';

/** A screen that stands in an element of its own. */
export type Screen<F extends Face> = ComponentType<{ readonly site: Site; readonly emit: Emit } & Values<F>>;

export interface SiteScreen<F extends Face> {
  readonly face: F;
  readonly Screen: Screen<F>;
  /** Its own texts; the common ones come along. */
  readonly texts: TextNamespace;
  /** It shows reservations, which their site alone knows: where the languages of a page part, the site goes with it. */
  readonly reserves?: boolean;
  /** Where the screen starts, and whether it may use the page's address. */
  readonly navigation: (values: Values<F>) => NavigationMode;
  /** Class names that give the place its height before the first texts are there. */
  readonly waiting: string;
  readonly looks?: OwnLooks;
}

/** The company's looks on the element's root, and its ways of being reached for the day the element fails. */
function useCompany(site: Site, { host, values }: Given, apiBase: string, own?: OwnLooks): void {
  const theme = values['theme'];
  const company = valueOf(useStore(site.company.$company));
  useLayoutEffect(() => {
    if (!company && theme === undefined) return;
    host.dress(() => wear(host.root, looksOf(company?.theme, theme, apiBase), own));
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
  const { Screen: Shown, texts: feature, navigation, waiting, looks, reserves = false } = screen;

  function SiteBody({ given, apiBase }: { readonly given: Given; readonly apiBase: string }): ReactNode {
    const { host } = given;
    const values = given.values as Values<F>;
    const { site, own } = useSite(given, navigation(values), reserves);
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
    const site = firstSite(given);
    await Promise.all([site.company.ensure(), site.texts.ensure('common', feature)]);
  }

  return { Body, prepare };
}
