import { useState, type ReactNode } from 'react';
import { shopGroups, OTHER_SHOPS, type Shop } from '#domain/catalogue/catalogue.ts';
import { formatDistance } from '#domain/shops/distance.ts';
import type { FoundShop } from '#domain/shops/nearby.ts';
import { searchShops, shopIndex } from '#domain/shops/shop-search.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { NO_PREFERENCE, repeatedText, useShopsInstead } from '#ui/shops/use-shops-instead.ts';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import { SearchBar } from '#widgets/shop-picker/bar/search-bar.view.tsx';
import { CollapsibleHours } from '../../shops/opening-hours.view.tsx';
import { ShopContact } from '../../shops/shop-contact.view.tsx';

interface ManyShopsProps {
  readonly shops: readonly Shop[];
  readonly targetOf: (shop: Shop) => Target;
  readonly hoursOf: (shop: Shop) => ReactNode;
}

/** One of many shops: its name leads to its page, its hours are folded. */
function BriefShop({
  shop,
  distance,
  hours,
  to,
}: {
  readonly shop: Shop;
  /** In words. */
  readonly distance: string | null;
  readonly hours: ReactNode;
  readonly to: Target;
}) {
  const { t } = useTexts();
  return (
    <article aria-label={shop.name} className={tw('pt-5 border-t border-line')}>
      <Heading variant="title" className="mb-1">
        <ActionLink
          to={to}
          className="inline-flex items-center min-h-target text-left hover:underline decoration-1 underline-offset-4"
        >
          {wholeWords(shop.name)}
        </ActionLink>
      </Heading>
      {distance !== null && <p className={tw('text-muted')}>{distance}</p>}
      <ShopContact shop={shop} isBrief />
      {!shop.bookable && <p className={tw('text-caption text-muted')}>{t('shop-picker:notOnline')}</p>}
      <CollapsibleHours shop={shop} hours={hours} />
    </article>
  );
}

/** Shops in brief, with how far each is where that is known. */
function ShopGrid({
  found,
  targetOf,
  hoursOf,
}: Omit<ManyShopsProps, 'shops'> & { readonly found: readonly FoundShop[] }) {
  const { locale } = useTexts();
  return (
    <div className={tw('grid gap-x-10 gap-y-10 @[40em]:grid-cols-2 @[64em]:grid-cols-3')}>
      {found.map(({ shop, metres }) => (
        <BriefShop
          key={shop.id}
          shop={shop}
          distance={metres === null ? null : formatDistance(locale, metres)}
          hours={hoursOf(shop)}
          to={targetOf(shop)}
        />
      ))}
    </div>
  );
}

/** Shops by the groups that the company put them in. */
function Groups({ shops, targetOf, hoursOf }: ManyShopsProps) {
  const { t } = useTexts();
  const groups = shopGroups(shops);
  return groups.map(({ group, shops: members }) => {
    const name = group.id === OTHER_SHOPS.id ? t('shop-picker:others') : group.name;
    const isNamed = groups.length > 1 || group.id !== OTHER_SHOPS.id;
    return (
      <section key={group.id} aria-label={isNamed ? name : undefined} className={tw('mb-14')}>
        {isNamed && (
          <Heading variant="headline" className="mb-6">
            {name}
          </Heading>
        )}
        <Below by={isNamed ? 1 : 0}>
          <ShopGrid found={members.map((shop) => ({ shop, metres: null }))} {...{ targetOf, hoursOf }} />
        </Below>
      </section>
    );
  });
}

/** More shops than are told in full: in brief, by their groups, with a search. */
export function ManyShops({ shops, targetOf, hoursOf }: ManyShopsProps) {
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const index = shopIndex(shops, locale);
  const find = (value: string) => {
    const ids = new Set(searchShops(index, value).map(({ id }) => id));
    return shops.filter(({ id }) => ids.has(id));
  };
  const found = find(text);
  const { instead } = useShopsInstead(text, shops, shops, NO_PREFERENCE);
  const search = (value: string) => {
    setText(value);
    const count = find(value).length;
    const words =
      count > 0
        ? t('shop-picker:found', { count, total: shops.length })
        : t('shop-picker:none', { text: repeatedText(value) });
    announce(words);
  };
  return (
    <>
      <div className={tw('mb-14 max-w-form')}>
        <SearchBar text={text} onText={search} locating={null} />
      </div>
      {found.length > 0 ? (
        <Groups shops={found} targetOf={targetOf} hoursOf={hoursOf} />
      ) : (
        instead && (
          <>
            <EmptyState
              title={t('shop-picker:none', { text: repeatedText(text) })}
              text={
                instead.town
                  ? t('shop-picker:nearest', { place: instead.town.name })
                  : t('shop-picker:instead')
              }
              action={<Button onPress={() => search('')}>{t('shop-picker:all')}</Button>}
            />
            <ShopGrid found={instead.shops} targetOf={targetOf} hoursOf={hoursOf} />
          </>
        )
      )}
    </>
  );
}
