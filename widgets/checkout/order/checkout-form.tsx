import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { checkContact } from '#domain/people/contact-details.ts';
import type { Company } from '#domain/company/company.ts';
import { valueOf } from '#stores/load.ts';
import { heldIn } from '#stores/visit/held.ts';
import type { Site } from '#stores/site.ts';
import { InPlace } from '#ui/scroll/in-place.tsx';
import { useOffline } from '#ui/environment/use-offline.ts';
import { CodesView } from '#widgets/order-form/codes.view.tsx';
import { Login } from '#widgets/order-form/login/login.tsx';
import { OtherContactView } from '#widgets/order-form/other-contact.view.tsx';
import { Terms } from '#widgets/order-form/terms.tsx';
import { usePlacedVisit } from '#widgets/visit-summary/use-placed-visit.ts';
import { BookingCancellationDeadline } from '#widgets/visit-summary/cancellation-deadline.view.tsx';
import { PlacedServiceLines } from '#widgets/visit-summary/visit-summary.view.tsx';
import type { OpenedCheckout } from '../with-checkout.tsx';
import { linkTo } from '../link-to.ts';
import { CheckoutView } from './checkout.view.tsx';
import { Collection } from './delivery/collection.view.tsx';
import { DeliveryView, type DeliveryViewProps } from './delivery/delivery.view.tsx';
import { MeansOfPayment } from './means-of-payment.tsx';
import { OwnMeans } from './own-means.tsx';
import { OrderVisit } from './visit/order-visit.tsx';
import { useTries } from './use-tries.ts';
import { useVisitStage } from './visit/use-visit-stage.ts';
import { Wallets } from './wallets/wallets.tsx';

interface CheckoutFormProps extends OpenedCheckout {
  readonly site: Site;
  readonly company: Company;
  /** Where what is bought takes place or is handed out; null for vouchers alone. */
  readonly shop: Shop | null;
}

/** The company's own country, where no shop says one. */
const HOME = 'FR';

function Codes({ checkout }: Pick<CheckoutFormProps, 'checkout'>) {
  const { codes, asking, refused } = useStore(checkout.$codes);
  return (
    <CodesView
      {...{ codes, asking, refused }}
      onAdd={(code) => void checkout.addCode(code)}
      onRemove={checkout.removeCode}
    />
  );
}

/** What is bought, as it is shown. */
function useOrder({ site, company, checkout, eshop, visit, shop }: CheckoutFormProps) {
  const price = valueOf(useStore(checkout.$price));
  const { parts } = useStore(checkout.$sale);
  const products = useStore(eshop.cart.$lines) ?? [];
  const kinds = new Set(parts.map(({ kind }) => kind));
  const hold = heldIn(useVisitStage(visit));
  const placed = usePlacedVisit({ visit, hold, shop }, company.currency);
  return {
    kinds,
    cart: linkTo(site, { kind: 'cart' }),
    products: kinds.has('products') ? products : [],
    others: parts.flatMap((part) => (part.kind === 'gifts' ? part.lines() : [])),
    onRemove: (id: string) => parts.forEach((part) => part.kind === 'gifts' && part.remove?.(id)),
    services: placed && <PlacedServiceLines visit={placed} />,
    visit: placed && visit && hold && <OrderVisit site={site} visit={visit} placed={placed} hold={hold} />,
    cancelRule: placed && visit && (
      <BookingCancellationDeadline
        // What is paid here changes what there is to be kept.
        visit={{ ...placed, bill: placed.bill ? { ...placed.bill, lateFee: price?.lateFee ?? null } : null }}
        cancelHours={company.booking.cancelHours}
        now={visit.now()}
      />
    ),
  };
}

type OrderDeliveryProps = Pick<CheckoutFormProps, 'checkout' | 'company'> &
  Pick<DeliveryViewProps, 'shop' | 'refused' | 'attempt'> & { readonly isSold: boolean };

/** How the products are handed out: by the shop, or sent where the company does. */
function OrderDelivery({ checkout, company, isSold, ...props }: OrderDeliveryProps) {
  const offered = useStore(checkout.delivery.$offered);
  const hasEnded = useStore(checkout.delivery.$hasEnded);
  const price = valueOf(useStore(checkout.$price));
  if (!isSold) return null;
  if (offered === null) return <Collection shop={props.shop} hasEnded={hasEnded} />;
  return (
    <DeliveryView
      {...offered}
      {...props}
      price={price?.deliveryPrice ?? null}
      currency={company.currency}
      onChoose={checkout.delivery.choose}
      onEdit={checkout.delivery.edit}
    />
  );
}

/** The order form with all that is known of it. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { site, company, checkout, shop } = props;
  const buyer = useStore(checkout.$buyer);
  const other = useStore(checkout.$other);
  const progress = { stage: useStore(checkout.$stage), change: useStore(checkout.$change) };
  const load = useStore(checkout.$price);
  const fieldsState = useStore(checkout.fields.$state);
  const session = useStore(site.session.$session);
  const isOffline = useOffline();
  const order = useOrder(props);
  const { found, attempts, pay } = useTries(checkout);
  const price = valueOf(load);
  const country = shop?.address.country ?? HOME;
  const problem = load.kind === 'failed' ? load.problem : null;
  const shown = { price, problem, kinds: order.kinds, currency: company.currency };
  const isComplete = checkContact({ ...buyer, message: '' }, country).kind === 'ok';
  const terms = <Terms site={site} written={company.legalSections} />;
  return (
    <CheckoutView
      {...order}
      buyer={buyer}
      country={country}
      isKnown={isComplete && (session.kind === 'customer' || order.kinds.has('visit'))}
      refused={found.contact}
      attempt={attempts.contact}
      delivery={
        shop && (
          <OrderDelivery
            {...{ checkout, company, shop }}
            isSold={order.kinds.has('products')}
            refused={found.address}
            attempt={attempts.address}
          />
        )
      }
      {...shown}
      {...progress}
      isOffline={isOffline}
      canPay={price?.now === 0 || fieldsState === 'ready'}
      wallets={<Wallets {...{ checkout, shop, terms, ...shown }} cancelRule={order.cancelRule} onPay={pay} />}
      login={<Login site={site} country={country} onCustomer={() => undefined} />}
      other={other && <OtherContactView {...other} onTake={checkout.takeOther} />}
      codes={
        <InPlace>
          <Codes checkout={checkout} />
          <OwnMeans site={site} company={company} checkout={checkout} />
        </InPlace>
      }
      means={
        price &&
        price.now > 0 && <MeansOfPayment site={site} checkout={checkout} company={company} shop={shop} />
      }
      terms={terms}
      onEdit={checkout.edit}
      onPay={() => void pay()}
      onAskAgain={() => void checkout.check()}
      onRetryPrice={() => void checkout.reprice()}
    />
  );
}
