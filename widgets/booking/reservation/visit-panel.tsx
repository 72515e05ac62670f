import { useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { visitMinutes } from '#domain/catalogue/visit-duration.ts';
import type { Category, Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { formatMoney } from '#domain/prices/money.ts';
import { onlineKind, onlinePaymentOf, type OnlinePayment } from '#domain/prices/payment-terms.ts';
import { shownPrice } from '#domain/prices/pricing.ts';
import { bookedPrice } from '#domain/prices/pricing-visit.ts';
import { valueOf } from '#stores/load.ts';
import { addStep } from '#stores/navigation/steps.ts';
import type { Site } from '#stores/site.ts';
import { heldIn } from '#stores/visit/held.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Duration } from '#ui/amounts/duration.tsx';
import { useTexts } from '#ui/texts.ts';
import { OnlinePaymentLine } from '#widgets/visit-summary/online-payment.view.tsx';
import { dueOnlineIn } from '../due-online.ts';
import type { BookingPlace } from './place/use-booking-place.ts';
import { PriceTag } from '../catalogue/services/price-tag.view.tsx';
import { useFaultOfChoice } from './booking-failure.tsx';
import { AddServiceDialog } from './choices/add-service.view.tsx';
import { chosenNames, usePractitioners } from './choices/use-practitioners.ts';
import { VisitFold, VisitShop } from './choices/visit-fold.view.tsx';
import { VisitLinesView } from './choices/visit-lines.view.tsx';
import { whenText } from '#ui/held-time/when-text.ts';
import { chooseOffered } from './times.tsx';

export interface TimeStepProps {
  readonly site: Site;
  readonly visit: VisitStore;
  readonly company: Company;
  readonly shop: Shop;
  readonly place: BookingPlace;
}

/** What else can join the visit in this shop. */
function addable(categories: readonly Category[], shop: Shop, has: ReadonlySet<string>): readonly Category[] {
  const fits = (service: Service) =>
    service.bookable && shop.serviceIds.has(service.id) && !has.has(service.id);
  return categories
    .map((category) => ({ ...category, services: category.services.filter(fits) }))
    .filter((category) => category.services.length > 0);
}

/** Of the services as they are chosen; of the time that is held for them, where there is one. */
function useVisitMinutes(visit: VisitStore): number {
  const { services } = useStore(visit.$plan);
  const hold = heldIn(useStore(visit.$stage));
  return visitMinutes(
    services.map(({ service }) => service),
    hold?.lines,
  );
}

interface Adding {
  readonly others: readonly Category[];
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Null where nothing else can be added. */
  readonly begin: (() => void) | null;
}

/** What else can join the visit, which is chosen in a dialog. */
function useAdding({ site, visit, shop }: TimeStepProps): Adding {
  const { services } = useStore(visit.$plan);
  const categories = valueOf(useStore(site.catalogue.$categories)) ?? [];
  const [isOpen, setOpen] = useState(false);
  const others = addable(categories, shop, new Set(services.map(({ service }) => service.id)));
  const begin = others.length > 0 ? () => setOpen(true) : null;
  return { others, isOpen, close: () => setOpen(false), begin };
}

function AddService({ site, company, shop, adding }: TimeStepProps & { readonly adding: Adding }) {
  return (
    <AddServiceDialog
      open={adding.isOpen}
      categories={adding.others}
      currency={company.currency}
      priceOf={(service) => shownPrice(service, [shop.externalId])}
      onAdd={({ id }) => {
        site.bookingCart.add(id);
        adding.close();
      }}
      onClose={adding.close}
    />
  );
}

function VisitLines({
  site,
  visit,
  company,
  shop,
  onAdd,
  children,
}: TimeStepProps & { readonly onAdd: (() => void) | null; readonly children: ReactNode }) {
  const plan = useStore(visit.$plan);
  const services = plan.services.map(({ service }) => service);
  const people = usePractitioners(site, visit, shop);
  const totalMinutes = useVisitMinutes(visit);
  const priceOf = (service: Service) => bookedPrice([service], shop.externalId);
  return (
    <VisitLinesView
      lines={plan.services.map((line) => ({
        ...line,
        practitioners: people.of(line),
        price: priceOf(line.service),
      }))}
      isLoading={people.isLoading}
      currency={company.currency}
      total={bookedPrice(services, shop.externalId)}
      totalMinutes={totalMinutes}
      onAdd={onAdd}
      onRemove={({ id }) => site.bookingCart.remove(id)}
      onDuration={({ id }, minutes) => visit.chooseDuration(id, minutes)}
      onPractitioner={({ id }, practitionerId) => visit.choosePractitioner(id, practitionerId)}
    >
      {children}
    </VisitLinesView>
  );
}

/** The first free time of the shown week, in one press. Where a time is kept, going on with that comes first. */
function FirstTime({ visit, shop, place }: Pick<TimeStepProps, 'visit' | 'shop' | 'place'>) {
  const texts = useTexts();
  const stage = useStore(visit.$stage);
  const load = useStore(visit.$offers);
  const first = valueOf(load)?.find((offer) => offer.kind === 'free');
  const start = first?.kind === 'free' ? first.starts[0] : undefined;
  // Its room is there before it is, so that what stands below does not move.
  if (load.kind === 'loading') return <div className={tw('mt-3 min-h-control')} />;
  if (!first || !start || place.kind === 'nowhere') return null;
  return (
    <Button
      variant={heldIn(stage) ? 'secondary' : 'primary'}
      className="w-full mt-3 !px-3"
      busy={stage.kind === 'holding'}
      onPress={() => chooseOffered(visit, first.date, start)}
    >
      {texts.t('reservation:slots.first', { when: whenText(texts, shop.timeZone, start.startsAt) })}
    </Button>
  );
}

/** The way back to the choice of a shop; null where there is no other. */
export function useLeaveShop({ site }: TimeStepProps): (() => void) | null {
  const shops = useStore(site.bookingCart.$availableShops);
  return shops.length < 2 ? null : () => addStep(site.navigation, 'shop');
}

/** What has to be paid online of the visit as it is chosen; null where nothing has, or its price depends on the day. */
function useDueOnline({ visit, company, shop }: TimeStepProps): OnlinePayment | null {
  const { services } = useStore(visit.$plan);
  const price = bookedPrice(
    services.map(({ service }) => service),
    shop.externalId,
  );
  const terms = dueOnlineIn(company);
  return terms && price.kind === 'single' && !price.from ? onlinePaymentOf(price.amount, terms) : null;
}

/** What the visit consists of, where, and what it costs: beside the times, or folded above them. */
export function VisitPanel(
  props: TimeStepProps & { readonly isOpen: boolean; readonly onToggle: () => void },
) {
  const { visit, company, shop, place, isOpen, onToggle } = props;
  const { locale, t } = useTexts();
  const adding = useAdding(props);
  const due = useDueOnline(props);
  const money = (cents: number) => formatMoney(locale, cents, company.currency);
  const { services: lines } = useStore(visit.$plan);
  const services = lines.map(({ service }) => service);
  const leaveShop = useLeaveShop(props);
  const fault = useFaultOfChoice(useStore(visit.$stage));
  const totalMinutes = useVisitMinutes(visit);
  const facts = (
    <>
      <Duration minutes={totalMinutes} />
      <PriceTag price={bookedPrice(services, shop.externalId)} currency={company.currency} />
    </>
  );
  return (
    <div className={tw('min-w-0 @[60em]:col-start-1 @[60em]:row-start-1 @[60em]:row-span-2')}>
      <VisitFold
        names={services.map(({ name }) => textIn(locale, name)).join(', ')}
        facts={facts}
        choices={[
          ...chosenNames(lines).map((name) => t('reservation:summary.with', { name })),
          shop.name,
          ...(due ? [t(`reservation:online.short.${onlineKind(due.mode)}`, { sum: money(due.amount) })] : []),
        ]}
        fault={fault}
        className="@[60em]:hidden"
        isOpen={isOpen}
        onToggle={onToggle}
        onAdd={adding.begin}
      />
      <AddService {...props} adding={adding} />
      <div
        className={tw(
          `${isOpen ? 'block' : 'hidden @[60em]:block'} pt-4 pb-6 border-b border-line @[60em]:pt-0 @[60em]:border-0 @[60em]:sticky @[60em]:top-head`,
        )}
      >
        <VisitLines {...props} onAdd={adding.begin}>
          <VisitShop shop={shop} onChange={leaveShop} />
          <div className={tw('hidden @[60em]:block pb-4')}>
            {services.length > 1 && <p className={tw('flex gap-x-3')}>{facts}</p>}
            <OnlinePaymentLine payment={due} currency={company.currency} />
            <FirstTime visit={visit} shop={shop} place={place} />
          </div>
        </VisitLines>
      </div>
    </div>
  );
}
