import { useRef, useState, type ReactNode } from 'react';
import type { Shop } from '#domain/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { searchShops, shopIndex } from '#domain/shops/shop-search.ts';
import { SearchField } from './search-field.view.tsx';
import { ShopCard } from './shop-card.view.tsx';

export interface ShopFinderProps {
  readonly title: string;
  readonly shops: readonly Shop[];
  readonly targetOf: (shop: Shop) => Target;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Between the field and what it finds. */
  readonly children?: ReactNode;
}

const PAGE = 6;
/** Fewer shops are seen at a glance. */
const SEARCH_FROM = 4;

/** Keeps a page of what was found open, and starts anew with each text. */
function usePages(text: string) {
  const [state, setState] = useState({ text, limit: PAGE });
  const limit = state.text === text ? state.limit : PAGE;
  return { limit, more: () => setState({ text, limit: limit + PAGE }) };
}

function Results({ shops, targetOf, text }: Pick<ShopFinderProps, 'shops' | 'targetOf' | 'text'>) {
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const { limit, more } = usePages(text);
  const found = searchShops(shopIndex(shops, locale), text);
  const hasCountries = new Set(shops.map(({ address }) => address.country)).size > 1;
  const rest = Math.min(PAGE, found.length - limit);
  const showMore = () => {
    more();
    announce(t('booking:shop.found', { count: Math.min(limit + PAGE, found.length), total: found.length }));
    // The first new card takes the focus once it is drawn: the button may be gone.
    setTimeout(() => list.current?.children[limit]?.querySelector<HTMLElement>('a,button')?.focus(), 0);
  };
  return (
    <>
      <ul
        ref={list}
        className={tw('grid gap-x-6 gap-y-5 @[40em]:gap-y-10 @[40em]:grid-cols-2 @[64em]:grid-cols-3')}
      >
        {found.slice(0, limit).map((shop) => (
          <li key={shop.id}>
            <ShopCard shop={shop} to={targetOf(shop)} country={hasCountries} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div className={tw('mt-12 flex justify-center')}>
          <Button onPress={showMore}>{t('booking:shop.more', { count: rest })}</Button>
        </div>
      )}
    </>
  );
}

/** The shops, six at a time, and the field that finds one of them. */
export function ShopFinder({ title, shops, targetOf, text, onText, children }: ShopFinderProps) {
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const found = searchShops(shopIndex(shops, locale), text).length;
  const search = (value: string) => {
    onText(value);
    const count = searchShops(shopIndex(shops, locale), value).length;
    announce(t('booking:shop.found', { count, total: shops.length }));
  };
  return (
    <section aria-label={title} part="shops">
      <div className={tw('flex flex-wrap items-end justify-between gap-x-8 gap-y-4 mb-8')}>
        <Heading look="headline">{title}</Heading>
        {shops.length >= SEARCH_FROM && <SearchField text={text} onText={search} />}
      </div>
      {children}
      <Below>
        {found === 0 ? (
          <EmptyState
            title={t('booking:shop.none', { text })}
            text={t('booking:shop.searchHint')}
            action={<Button onPress={() => search('')}>{t('booking:shop.all')}</Button>}
          />
        ) : (
          <Results shops={shops} targetOf={targetOf} text={text} />
        )}
      </Below>
    </section>
  );
}
