import { LRUCache } from 'lru-cache';
import type { ElementDefinition } from '#element/definition/definition.ts';
import { themeCss, themeOf } from '#element/theme/apply-theme.ts';
import { allowedCss } from '#theme/custom-css/custom-css.ts';
import { rulePlaces } from '#theme/rules/rule-steps.ts';
import { serverSheet } from '#theme/server-sheet.ts';
import { LATE_ATTRIBUTE } from '#ui/hydration/late-hydration.tsx';
import { LATE_RULES } from '#theme/late/late-rules.ts';
import { magazinePosts, type Post } from '#domain/magazine/post.ts';
import { valueOf } from '#stores/load.ts';
import { giftsFeature } from '#stores/gifts/feature.ts';
import { magazineStoreFeature } from '#stores/magazine/feature.ts';
import type { Site } from '#stores/site.ts';
import type { SiteData } from '#stores/composition/site-options.ts';
import { productsOf } from '../structured-data/products-of-page.ts';
import { structuredData } from '../structured-data/structured-data.ts';
import { serverCssView } from './own-css/server-css-view.ts';
import { elementOf } from './element-trees.ts';
import { openElement, type OpenedElement } from './opened-element.tsx';
import { markupOf } from './react-markup.ts';
import type { ServerPage } from './server-page.ts';
import { ALL_RULES, RULES_KEY } from './all-rules.ts';
import { handedOnWith, withinReason } from './handed-on/handed-on.ts';
import { placesOf, usedRules, withoutStyles } from './markup-styles.ts';

const PLACES = rulePlaces(ALL_RULES);

export interface RenderedElement {
  /** What stands in the element's root. */
  readonly html: string;
  /** The rules that it uses, and the company's theme. */
  readonly css: string;
  /** What it was made from, for the page to hydrate it. */
  readonly data: SiteData;
  /** Of the document, where the element owns it. */
  readonly title: string | null;
  /** What the page says to programs that read it; null where it has none of the company's. */
  readonly structured: object | null;
}

/** What a feature's element takes. Rejects where it has none. */
export const definitionOf = async (feature: string): Promise<ElementDefinition> =>
  (await elementOf(feature)).definition;

/** Rejects once it is over, as nobody waits any longer. */
function endOf(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  const end = () => reject(signal.reason);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return promise;
}

/** The first screen of a feature's element, as it stands in the page that is given. Rejects where it cannot be rendered. */
export async function renderElement(
  feature: string,
  attributes: Readonly<Record<string, string>>,
  page: ServerPage,
): Promise<RenderedElement> {
  const opened = await openElement(feature, attributes, page);
  const { site, failure } = opened;
  const end = new AbortController();
  const signal = AbortSignal.any([end.signal, ...(page.signal ? [page.signal] : [])]);
  try {
    // The languages that the company speaks decide what the address means.
    await Promise.race([site.company.ensure(), failure, endOf(signal)]);
    const rendering = markupOf(signal, opened.tree);
    // Whoever does not wait for it any more does not hear of its end.
    rendering.catch(() => {});
    const html = await Promise.race([rendering, failure]);
    const theme = themeRule(feature, opened);
    const markup = withoutStyles(html);
    const used = usedRules(html);
    const css = serverSheet({ rules: used, late: LATE_RULES, own: markup.css + theme });
    const rules = html.includes(` ${LATE_ATTRIBUTE}=`)
      ? placesOf(used, { places: PLACES, key: RULES_KEY })
      : undefined;
    const data = {
      ...withinReason(site.data(), opened),
      now: page.now,
      ...handedOnWith(opened),
      attributes,
      ...(rules !== undefined && { rules }),
    };
    return {
      html: markup.html,
      css,
      data,
      title: opened.title(),
      structured: structuredOf(site, page),
    };
  } finally {
    end.abort();
    site.dispose();
  }
}

/** The articles that a page of the magazine shows, as far as it has asked for them. */
function postsOf(site: Site, { route, locale, now }: ServerPage): readonly Post[] {
  const magazine = site.opened(magazineStoreFeature).get();
  if (!magazine || route === null) return [];
  if (route.kind === 'magazine') return magazinePosts(valueOf(magazine.posts.$load.get()) ?? [], locale, now);
  const post = route.kind === 'post' && valueOf(magazine.post(route.post).$load.get());
  return post ? [post] : [];
}

function giftsOf(site: Site, { route }: ServerPage) {
  const gifts = site.opened(giftsFeature).get();
  return route?.kind === 'gift' && gifts ? valueOf(gifts.offer.$load.get()) : null;
}

function structuredOf(site: Site, page: ServerPage) {
  const { company, catalogue, texts } = site;
  const { route, locale, url } = page;
  const known = valueOf(company.$company.get());
  if (!known || route === null) return null;
  const { t } = texts.$texts.get();
  const facts = {
    route,
    locale,
    origin: url.origin,
    company: known,
    shops: valueOf(catalogue.$shops.get()) ?? [],
    categories: valueOf(catalogue.$categories.get()) ?? [],
    posts: postsOf(site, page),
    products: productsOf(site, page),
    gifts: giftsOf(site, page),
  };
  return structuredData(facts, {
    services: t('storefront:menu.services'),
    eshop: t('storefront:menu.eshop'),
    gift: t('storefront:title.gift'),
    magazine: t('storefront:menu.magazine'),
  });
}

/** Rules of themes that were made last, by the theme and its element. */
const themeRules = new LRUCache<string, string>({ max: 100 });

/** As the element applies it where it is in a page. */
function themeRule(feature: string, { site, input, addedProperties }: OpenedElement): string {
  const { host, props } = input;
  const company = valueOf(site.company.$company.get());
  if (!company) return '';
  const base = host.page?.location.origin ?? '';
  const origins = { base, allowed: [base, ...company.pictureOrigins] };
  const theme = themeOf(host.definition.isTool ? undefined : company.theme, props['theme'], origins);
  const key = JSON.stringify([feature, theme]);
  const made =
    themeRules.get(key) ??
    themeCss(theme, addedProperties) + (theme.customCss ? allowedCss(theme.customCss, serverCssView) : '');
  themeRules.set(key, made);
  return made;
}
