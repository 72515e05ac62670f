import { useEffect, useRef, type Ref } from 'react';
import { batch, useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { searchShops, shopIndex } from '#domain/shops/shop-search.ts';
import { formatDistance } from '#domain/shops/distance.ts';
import type { FoundShop } from '#domain/shops/nearby.ts';
import { tw } from '#theme/sheet.ts';
import { Field } from '#ui/forms/field.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { Heading } from '#ui/heading.tsx';
import { NextIcon } from '#ui/icons/direction-icons.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { NO_PREFERENCE, repeatedText, useShopsInstead } from '#ui/shops/use-shops-instead.ts';
import { useTexts } from '#ui/texts.ts';
import { Button } from '#ui/actions/button.tsx';

export interface ShopChoiceProps {
  /** Shops that offer every service of the visit. */
  readonly shops: readonly Shop[];
  readonly onChoose: (shop: Shop) => void;
  readonly focusRef: Ref<HTMLHeadingElement>;
}

const SEARCH_FROM = 5;
const PAGE = 6;

function ShopLine({
  found: { shop, metres },
  onChoose,
}: {
  readonly found: FoundShop;
  readonly onChoose: () => void;
}) {
  const { locale, t } = useTexts();
  const { street, zipcode, city } = shop.address;
  const words = (
    <span className={tw('flex items-center gap-4 @[40em]:gap-6 min-w-0')}>
      {shop.pictures.length > 0 && (
        <span className={tw('w-20 @[40em]:w-28 shrink-0')}>
          <ResponsivePicture picture={shop.pictures[0]} ratio="4/3" sizes="112px" decorative />
        </span>
      )}
      <span className={tw('min-w-0')}>
        <span className={tw('block font-display text-title [text-wrap:balance]')}>{shop.name}</span>
        <span className={tw('block text-muted')}>
          {street}, <span className={tw('inline-block')}>{`${zipcode} ${city}`}</span>
          {metres !== null && ` · ${formatDistance(locale, metres)}`}
        </span>
        {!shop.bookable && (
          <span className={tw('block mt-1 text-caption')}>{t('booking:shop.notOnline')}</span>
        )}
      </span>
    </span>
  );
  const classes = 'flex items-center justify-between gap-4 w-full py-4 border-b border-line text-left';
  if (!shop.bookable) {
    return (
      <li tabIndex={-1} className={tw(`${classes} text-muted`)}>
        {words}
      </li>
    );
  }
  return (
    <li>
      <button type="button" onClick={onChoose} className={tw(`${classes} group`)}>
        {words}
        <span aria-hidden="true" className={tw('text-muted group-hover:text-ink')}>
          <NextIcon />
        </span>
      </button>
    </li>
  );
}

/** What is typed, the shops that it finds, and how many of them are shown. */
function useShopSearch(all: readonly Shop[]) {
  useSignals();
  const { locale, t } = useTexts();
  const index = shopIndex(all, locale);
  const announce = useAnnounce();
  const $text = useSignal('');
  const $limit = useSignal(PAGE);
  const noneWords = (value: string) => t('booking:shop.none', { text: repeatedText(value) });
  const text = $text.value;
  const limit = $limit.value;
  const search = (value: string) => {
    batch(() => {
      $text.value = value;
      $limit.value = PAGE;
    });
    const count = searchShops(index, value).length;
    announce(count > 0 ? t('booking:shop.found', { count, total: all.length }) : noneWords(value));
  };
  const showMore = () => {
    // A signal is made to be changed in place.
    // oxlint-disable-next-line react/immutability
    $limit.value = limit + PAGE;
  };
  const named = searchShops(index, text).map((shop): FoundShop => ({ shop, metres: null }));
  const { town, instead } = useShopsInstead(text, index.shops, index.shops, NO_PREFERENCE);
  const none = named.length === 0 && instead && { title: noneWords(text), place: town?.name };
  return { text, limit, none, found: named.length > 0 ? named : (instead?.shops ?? []), search, showMore };
}

/** Which shop the visit takes place in. */
export function ShopChoiceView({ shops, onChoose, focusRef }: ShopChoiceProps) {
  const { t } = useTexts();
  const { text, limit, none, found, search, showMore } = useShopSearch(shops);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The first of the shops that came on takes the focus: the button may have gone.
    const first = list.current?.children[limit - PAGE];
    if (limit > PAGE && first instanceof HTMLElement) (first.querySelector('button') ?? first).focus();
  }, [limit]);
  return (
    <section>
      <Heading variant="headline" focusRef={focusRef}>
        {t('booking:shop.title')}
      </Heading>
      {shops.length > SEARCH_FROM && (
        <div className={tw('mt-6 max-w-form')}>
          <Field
            label={t('booking:shop.search')}
            hint={t('booking:shop.searchHint')}
            name="shop-search"
            type="search"
            optional={false}
            autoComplete="off"
            value={text}
            onChange={search}
          />
        </div>
      )}
      {none && (
        <EmptyState
          title={none.title}
          text={
            none.place === undefined
              ? t('booking:shop.instead')
              : t('booking:shop.nearest', { place: none.place })
          }
        />
      )}
      <ul ref={list} className={tw('mt-4')}>
        {found.slice(0, limit).map((one) => (
          <ShopLine key={one.shop.id} found={one} onChoose={() => onChoose(one.shop)} />
        ))}
      </ul>
      {found.length > limit && (
        <Button className="mt-6" onPress={showMore}>
          {t('booking:shop.more', { count: Math.min(PAGE, found.length - limit) })}
        </Button>
      )}
    </section>
  );
}
