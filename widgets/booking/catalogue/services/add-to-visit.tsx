import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { cartButton } from '#domain/carts/booking-cart.ts';
import type { Service } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { IconButton } from '#ui/actions/button.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { AddIcon } from '#ui/icons/visit-icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { canBook, type CatalogueProps } from '../catalogue-selection.ts';

const SAID = {
  removed: 'removed',
  added: 'added',
  'choose-shop': 'added',
  'no-common-shop': 'refused',
  full: 'refused',
  'not-bookable': 'refused',
} as const;

/** Puts a service into the visit, or takes it out, without leaving the list. Where a shop is to be chosen the cart asks. */
export function AddToVisit(props: CatalogueProps & { readonly service: Service }) {
  const { site, service, shops, company } = props;
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const cart = useStore(site.bookingCart.$cart);
  const texts = useStore(site.texts.$texts);
  useEffect(() => void site.texts.ensure('reservation'), [site]);
  const state = cartButton(cart, service, shops, company.cartActive);
  if (state === 'hidden' || !canBook(props, service) || !texts.has('reservation')) return null;
  const isIn = cart.serviceIds.includes(service.id);
  const name = textIn(locale, service.name);
  const press = () => {
    const outcome = site.bookingCart.toggle(service.id);
    announce(t(`reservation:list.${SAID[outcome.kind]}`, { name }));
  };
  const Mark = isIn ? CheckIcon : AddIcon;
  return (
    <IconButton
      label={t(isIn ? 'reservation:list.remove' : 'reservation:list.add', { name })}
      unavailable={state === 'disabled' && !isIn}
      className={isIn ? 'bg-soft text-on-soft' : ''}
      onPress={press}
    >
      <Mark className="w-5 h-5" />
    </IconButton>
  );
}
