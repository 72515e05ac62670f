import { createElement } from 'react';
import { defineElement } from '#element/define-element.ts';
import { siteTree, type ScreenProps } from '#element/site/site-tree.tsx';
import { pathNavigation } from '#stores/navigation/path-navigation.ts';
import type { Site } from '#stores/site.ts';
import { layoutProperties } from '#theme/site-layout.ts';
import { storefrontDefinition } from './definition.ts';
import { sitePages, type SitePages, type PagedFeature } from './pages/site-pages.ts';
import { Storefront } from './storefront.tsx';

/** The page of the address comes while company, shops and texts are on their way; home comes with this code. */
function prepare({ navigation, catalogue }: Site, pages: SitePages): void {
  const kind = navigation.$place.get().route?.kind ?? 'home';
  if (kind === 'home') return;
  void catalogue.ensureCategories();
  // What did not arrive is asked for again by the page.
  pages
    .of(kind)
    ?.part.load()
    .catch(() => {});
}

/** Registers `vitrine-storefront`, with the pages of these features. */
export function define(features: readonly PagedFeature[]): void {
  const pages = sitePages(features);
  defineElement(
    storefrontDefinition,
    siteTree({
      definition: storefrontDefinition,
      Screen: (props: ScreenProps<typeof storefrontDefinition>) =>
        createElement(Storefront, { ...props, pages }),
      texts: 'storefront',
      reserves: true,
      createNavigation: pathNavigation,
      navigation: ({ base }) => ({ kind: 'history', base: base.replace(/\/+$/, '') }),
      added: pages.added,
      prepare: (site) => prepare(site, pages),
      addedProperties: layoutProperties,
    }),
  );
}
