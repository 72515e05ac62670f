import { useState } from 'react';
import { shopGroups, OTHER_SHOPS, type Shop } from '#domain/catalogue.ts';
import type { Company } from '#domain/company.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Go, Link, OuterLink, type Target } from '#ui/actions/link.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { SearchField } from '../shops/search-field.view.tsx';
import { searchShops, shopIndex } from '#domain/shops/shop-search.ts';
import { phoneText } from '../shops/phone-text.ts';
import { FoldedHours, OpeningHours } from '../shops/opening-hours.view.tsx';
import { ShopReach } from '../shops/shop-reach.view.tsx';

export interface ContactProps {
  readonly company: Company;
  readonly shops: readonly Shop[];
  readonly targetOf: (shop: Shop) => Target;
}

/** So many shops are told in full; more of them in brief, with a search. */
const FEW = 3;

/** One of a few shops: everything there is to know of it. */
function WholeShop({ shop, to }: { readonly shop: Shop; readonly to: Target | null }) {
  const { t } = useTexts();
  return (
    <article
      aria-label={shop.name}
      className={tw('grid gap-x-16 gap-y-8 py-10 border-t border-line @[48em]:grid-cols-2')}
    >
      <div className={tw('min-w-0')}>
        <Heading look="headline" className="mb-3">
          {shop.name}
        </Heading>
        <ShopReach shop={shop} />
        {to && shop.bookable && (
          <Link to={to} label={t('storefront:contact.bookAt', { name: shop.name })}>
            {t('storefront:contact.book')}
          </Link>
        )}
        {!shop.bookable && <p className={tw('mt-2 text-caption')}>{t('booking:shop.notOnline')}</p>}
      </div>
      <div className={tw('min-w-0')}>
        <Heading look="label" below={1} className="mb-1">
          {t('storefront:hours.title')}
        </Heading>
        <OpeningHours week={shop.weekHours} />
      </div>
    </article>
  );
}

/** One of many shops: its name leads to its page, its week is folded. */
function BriefShop({ shop, to }: { readonly shop: Shop; readonly to: Target }) {
  const { t } = useTexts();
  return (
    <article aria-label={shop.name} className={tw('pt-5 border-t border-line')}>
      <Heading look="title" className="mb-1">
        <Go
          to={to}
          className="inline-flex items-center min-h-target text-left hover:underline decoration-1 underline-offset-4"
        >
          {shop.name}
        </Go>
      </Heading>
      <ShopReach shop={shop} isBrief />
      {!shop.bookable && <p className={tw('text-caption text-muted')}>{t('booking:shop.notOnline')}</p>}
      <FoldedHours shop={shop} />
    </article>
  );
}

/** Shops by the groups that the company put them in. */
function Groups({ shops, targetOf }: Pick<ContactProps, 'shops' | 'targetOf'>) {
  const { t } = useTexts();
  const groups = shopGroups(shops);
  return groups.map(({ group, shops: members }) => {
    const name = group.id === OTHER_SHOPS.id ? t('storefront:contact.others') : group.name;
    const isNamed = groups.length > 1 || group.id !== OTHER_SHOPS.id;
    return (
      <section key={group.id} aria-label={isNamed ? name : undefined} className={tw('mb-14')}>
        {isNamed && (
          <Heading look="headline" className="mb-6">
            {name}
          </Heading>
        )}
        <Below by={isNamed ? 1 : 0}>
          <div className={tw('grid gap-x-10 gap-y-10 @[40em]:grid-cols-2 @[64em]:grid-cols-3')}>
            {members.map((shop) => (
              <BriefShop key={shop.id} shop={shop} to={targetOf(shop)} />
            ))}
          </div>
        </Below>
      </section>
    );
  });
}

function ManyShops({ shops, targetOf }: Pick<ContactProps, 'shops' | 'targetOf'>) {
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const index = shopIndex(shops, locale);
  const find = (value: string) => {
    const ids = new Set(searchShops(index, value).map(({ id }) => id));
    return shops.filter(({ id }) => ids.has(id));
  };
  const search = (value: string) => {
    setText(value);
    announce(t('booking:shop.found', { count: find(value).length, total: shops.length }));
  };
  const found = find(text);
  return (
    <>
      <div className={tw('mb-14')}>
        <SearchField text={text} onText={search} />
      </div>
      {found.length > 0 ? (
        <Groups shops={found} targetOf={targetOf} />
      ) : (
        <EmptyState
          title={t('booking:shop.none', { text })}
          text={t('booking:shop.searchHint')}
          action={<Button onPress={() => search('')}>{t('booking:shop.all')}</Button>}
        />
      )}
    </>
  );
}

/** How to reach the company and where to find its shops. */
export function ContactView({ company, shops, targetOf }: ContactProps) {
  const { t } = useTexts();
  const { phone, email } = company.identity;
  const hasSeveral = shops.length > 1;
  return (
    <div>
      <Heading look="display">{t(hasSeveral ? 'storefront:menu.shops' : 'storefront:menu.contact')}</Heading>
      <p className={tw('mt-4 text-lead text-muted max-w-reading')}>{t('storefront:contact.lead')}</p>
      <p className={tw('mt-3 mb-10 flex flex-wrap gap-x-6')}>
        {phone && <OuterLink href={`tel:${phone}`}>{phoneText(phone, shops)}</OuterLink>}
        {email && <OuterLink href={`mailto:${email}`}>{email}</OuterLink>}
      </p>
      <Below>
        {shops.length > FEW ? (
          <ManyShops shops={shops} targetOf={targetOf} />
        ) : (
          shops.map((shop) => <WholeShop key={shop.id} shop={shop} to={hasSeveral ? targetOf(shop) : null} />)
        )}
      </Below>
    </div>
  );
}
