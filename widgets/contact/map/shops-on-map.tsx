import { useRef, type ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import type { Target } from '#ui/actions/link.tsx';
import { ContactMap } from './contact-map.tsx';
import type { MarkOf } from './map-mark.view.tsx';

interface ShopsOnMapProps {
  readonly site: Site;
  readonly company: Company;
  /** In the order in which they are shown. */
  readonly shops: readonly Shop[];
  readonly targetOf: (shop: Shop) => Target;
  /** The shops, which have their slugs as `data-shop`. */
  readonly children: (markOf: MarkOf) => ReactNode;
}

function marksOf(shops: readonly Shop[], { mapTiles }: Company): MarkOf {
  const placed = mapTiles ? shops.filter(({ position }) => position !== null) : [];
  return (shop) => {
    const index = placed.indexOf(shop);
    if (index < 0) return null;
    return shops.length === 1 ? '' : index + 1;
  };
}

/** Shops below a map of where they are: a pin leads to its shop. */
export function ShopsOnMap({ site, company, shops, targetOf, children }: ShopsOnMapProps) {
  const list = useRef<HTMLDivElement>(null);
  const markOf = marksOf(shops, company);
  const choose = (slug: string) => {
    const entry = list.current?.querySelector<HTMLElement>(`[data-shop="${CSS.escape(slug)}"]`);
    const shop = shops.find((each) => each.slug === slug);
    if (!entry) return void (shop && targetOf(shop).go());
    entry.scrollIntoView({ block: 'nearest' });
    entry.querySelector<HTMLElement>('a,button')?.focus();
  };
  const placed = shops.flatMap((shop) => {
    const mark = markOf(shop);
    return mark === null ? [] : [{ shop, mark }];
  });
  return (
    <>
      {company.mapTiles && placed.length > 0 && (
        <div className={tw('mb-12')}>
          <ContactMap site={site} tiles={company.mapTiles} shops={placed} onChoose={choose} />
        </div>
      )}
      <div ref={list} part="shops">
        {children(markOf)}
      </div>
    </>
  );
}
