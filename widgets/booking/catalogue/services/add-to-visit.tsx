import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { cartButton } from '#domain/carts/booking-cart.ts';
import type { Service } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { tw } from '#theme/sheet.ts';
import { Button, IconButton } from '#ui/actions/button.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { AddIcon } from '#ui/icons/visit-icons.tsx';
import { afterPaint } from '#ui/loading/paint/after-paint.ts';
import { useTexts } from '#ui/texts.ts';
import { canBook, type CatalogueProps } from '../catalogue-selection.ts';

const SAID = {
  removed: 'removed',
  added: 'added',
  'choose-shop': 'added',
  'no-common-shop': 'refused',
  full: 'refused',
  'not-bookable': 'refused',
  prevented: null,
} as const;

/** Puts a service into the visit, or takes it out, without leaving the list. Where a shop is to be chosen the cart asks. */
export function AddToVisit(props: CatalogueProps & { readonly service: Service }) {
  const { site, service, shops, company } = props;
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const cart = useStore(site.bookingCart.$cart);
  const texts = useStore(site.texts.$texts);
  /** What a press will come to, until it has. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  useEffect(() => void site.texts.ensure('reservation'), [site]);
  const state = cartButton(cart, service, shops, company.cartActive);
  if (state === 'hidden' || !canBook(props, service) || !texts.has('reservation')) return null;
  const isIn = pressed ?? cart.serviceIds.includes(service.id);
  const name = textIn(locale, service.name);
  const press = () => {
    // The mark alone at first: all that shows the cart is drawn anew after it.
    setPressed(!isIn);
    afterPaint(() => {
      const outcome = site.bookingCart.toggle(service.id);
      const said = SAID[outcome.kind];
      if (said) announce(t(`reservation:list.${said}`, { name }));
      setPressed(null);
    });
  };
  const Mark = isIn ? CheckIcon : AddIcon;
  const isRefused = state === 'disabled' && !isIn;
  const shop = shops.find(({ id }) => id === cart.shopId);
  const label = () => {
    if (isIn) return t('reservation:list.remove', { name });
    if (!isRefused) return t('reservation:list.add', { name });
    return shop
      ? t('reservation:list.notAtShop', { name, shop: shop.name })
      : t('reservation:list.shopFirst', { name });
  };
  return (
    <IconButton
      label={label()}
      unavailable={isRefused}
      className={isIn ? 'bg-soft text-on-soft' : ''}
      onPress={press}
    >
      <Mark className="w-5 h-5" />
    </IconButton>
  );
}

/** Why nothing can be added before a shop is chosen, and the way to choose it. */
export function NeedsShop({ site, shops, company }: CatalogueProps) {
  const { t } = useTexts();
  const cart = useStore(site.bookingCart.$cart);
  const texts = useStore(site.texts.$texts);
  const { route } = useStore(site.navigation.$place);
  const isMissing = cart.serviceIds.length > 0 && shops.length > 1 && cart.shopId === null;
  if (!company.cartActive || !isMissing || !texts.has('reservation')) return null;
  const choose = () => void site.navigation.open(route ?? { kind: 'services' }, { page: 'reserved' });
  return (
    <div role="status" className={tw('flex flex-wrap items-center gap-x-4 py-2 border-b border-line')}>
      <p className={tw('text-caption text-muted')}>{t('reservation:list.needsShop')}</p>
      <Button variant="quiet" className="text-caption" onPress={choose}>
        {t('reservation:list.chooseShop')}
      </Button>
    </div>
  );
}
