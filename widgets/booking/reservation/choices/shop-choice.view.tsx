import { useEffect, useRef, type Ref } from 'react';
import { batch, useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { searchShops, shopIndex } from '#domain/shops/shop-search.ts';
import { tw } from '#theme/sheet.ts';
import { Field } from '#ui/forms/field.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { Heading } from '#ui/heading.tsx';
import { NextIcon } from '#ui/icons/direction-icons.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
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

function ShopLine({ shop, onChoose }: { readonly shop: Shop; readonly onChoose: () => void }) {
  const { t } = useTexts();
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

/** What was typed, as it is repeated: not at any length. */
const shortened = (text: string) => (text.length > 40 ? `${[...text].slice(0, 40).join('')}…` : text);

/** What is typed, the shops that it finds, and how many of them are shown. */
function useShopSearch(all: readonly Shop[]) {
  useSignals();
  const { locale, t } = useTexts();
  const index = shopIndex(all, locale);
  const announce = useAnnounce();
  const $text = useSignal('');
  const $limit = useSignal(PAGE);
  const text = $text.value;
  const limit = $limit.value;
  const search = (value: string) => {
    batch(() => {
      $text.value = value;
      $limit.value = PAGE;
    });
    announce(t('booking:shop.found', { count: searchShops(index, value).length, total: all.length }));
  };
  const showMore = () => {
    // A signal is made to be changed in place.
    // oxlint-disable-next-line react/immutability
    $limit.value = limit + PAGE;
  };
  return { text, limit, found: searchShops(index, text), search, showMore };
}

/** Which shop the visit takes place in. */
export function ShopChoiceView({ shops, onChoose, focusRef }: ShopChoiceProps) {
  const { t } = useTexts();
  const { text, limit, found, search, showMore } = useShopSearch(shops);
  // A search never ends with nothing.
  const shown = found.length > 0 ? found : shops;
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
      {found.length === 0 && (
        <div className={tw('[overflow-wrap:anywhere]')}>
          <EmptyState
            title={t('booking:shop.none', { text: shortened(text) })}
            text={t('booking:shop.instead')}
            action={<Button onPress={() => search('')}>{t('booking:shop.all')}</Button>}
          />
        </div>
      )}
      <ul ref={list} className={tw('mt-4')}>
        {shown.slice(0, limit).map((shop) => (
          <ShopLine key={shop.id} shop={shop} onChoose={() => onChoose(shop)} />
        ))}
      </ul>
      {shown.length > limit && (
        <Button className="mt-6" onPress={showMore}>
          {t('booking:shop.more', { count: Math.min(PAGE, shown.length - limit) })}
        </Button>
      )}
    </section>
  );
}
