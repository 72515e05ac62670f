import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import type { ReservationStep } from '#domain/reservation/reservation-step.ts';
import { valueOf } from '#stores/load.ts';
import { addStep, goToStep } from '#stores/navigation/steps.ts';
import type { Site } from '#stores/site.ts';
import { isHeld } from '#stores/visit/held.ts';
import { visitFeature } from '#stores/visit/feature.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { Steps, type Step } from '#ui/steps.tsx';
import { useTexts } from '#ui/texts.ts';
import { ServiceSkeleton } from '../catalogue/skeletons.view.tsx';
import { Confirmed } from '../confirmation/confirmed.tsx';
import type { VisitEntry } from '../use-visit-entry.ts';
import { JoinedVisitNotice } from '../notices/joined-visit.tsx';
import { useShownVisit, VisitNotices } from '../notices/other-tabs.tsx';
import { EmptyVisit } from './empty-visit.tsx';
import { useLeave, type Leave } from './place/use-leave.ts';
import { CarriedServices, GoneNotice, LinkNotice, type CarriedServicesProps } from './link-notice.tsx';
import { HeldSteps } from './held-steps.tsx';
import { useBookingPlace } from './place/use-booking-place.ts';
import { useOnwardTimes, useStep } from './place/use-step.ts';
import { useVisitAddress } from './place/use-visit-address.ts';
import { withdrawnIn } from './booking-failure.tsx';
import { ShopStep } from './shop/shop-step.tsx';
import { TimeStep } from './time-step.tsx';
import { UnmetChoices } from './choices/unmet-choices.tsx';
import { useLowView } from '#ui/environment/use-low-view.ts';
import { useWishes } from '../use-wishes.ts';

export interface ReservationProps extends Omit<CarriedServicesProps, 'enter'> {
  readonly company: Company;
  readonly entry: VisitEntry;
  /** Where the element says that the company's storefront is. */
  readonly base?: string | undefined;
  /** Back to where the reservation was opened. */
  readonly leave: Leave;
  /** To the services. */
  readonly onLeave: () => void;
  /** What else there is to say of visits, as long as this one is not booked. */
  readonly notice: ReactNode;
}

const ORDER = ['shop', 'time', 'details', 'review'] as const;

interface ProgressProps {
  readonly site: Site;
  readonly visit: VisitStore;
  readonly step: ReservationStep;
  readonly hasShopStep: boolean;
}

function Progress({ site, visit, step, hasShopStep }: ProgressProps) {
  const { t } = useTexts();
  const moves: Partial<Record<ReservationStep, () => void>> = {
    shop: () => addStep(site.navigation, 'shop'),
    time: () => visit.release(),
    details: () => goToStep(site.navigation, 'details'),
  };
  const at = ORDER.findIndex((id) => id === step);
  const steps = ORDER.filter((id) => id !== 'shop' || hasShopStep).map((id): Step => {
    const own = ORDER.indexOf(id);
    return {
      id,
      label: t(`reservation:step.${id}`),
      state: own < at ? 'done' : own === at ? 'current' : 'ahead',
      onSelect: own < at ? moves[id] : undefined,
    };
  });
  return <Steps label={t('reservation:step.title')} steps={steps} />;
}

/** The way out, and how far the visitor has come. */
function StepsHead({ leave, ...progress }: ProgressProps & Pick<ReservationProps, 'leave'>) {
  return (
    <div
      className={tw(
        'flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pb-1 mb-4 @[40em]:pb-3 @[40em]:mb-8 border-b border-line',
      )}
    >
      <Button variant="back" onPress={leave.go}>
        <BackIcon className="w-4 h-4" />
        <span className={tw('sr-only @[40em]:not-sr-only')}>{leave.label}</span>
      </Button>
      <Progress {...progress} />
    </div>
  );
}

/** A service that could not join the visit, and what can be done about it. */
function RefusalNotice({ entry }: { readonly entry: VisitEntry }) {
  const { locale, t } = useTexts();
  const { refusal } = entry;
  if (!refusal) return null;
  const name = textIn(locale, refusal.service.name);
  const canStartOver = refusal.kind === 'no-common-shop';
  return (
    <div role="alert" className={tw('mb-8')}>
      <Notice
        tone="warning"
        title={t(`reservation:refused.${refusal.kind}`, { name })}
        action={
          <>
            {canStartOver && (
              <Button variant="small" onPress={() => entry.startOver(refusal.service)}>
                {t('reservation:refused.startOver', { name })}
              </Button>
            )}
            <Button variant="quiet" onPress={entry.dismiss}>
              {t('reservation:refused.keep')}
            </Button>
          </>
        }
      />
    </div>
  );
}

/** What else there is to say, where the times come first. */
function NoticesBelow({
  site,
  visit,
  entry,
  notice,
}: Pick<ReservationProps, 'site' | 'entry' | 'notice'> & { readonly visit: VisitStore }) {
  return (
    <div className={tw('mt-8')}>
      <JoinedVisitNotice entry={entry} />
      <VisitNotices site={site} visit={visit} beside={notice} />
    </div>
  );
}

function Visit({
  site,
  company,
  visit,
  entry,
  leave,
  onLeave,
  notice,
  selection,
  base,
}: ReservationProps & { readonly visit: VisitStore }) {
  const shops = valueOf(useStore(site.catalogue.$shops)) ?? [];
  const hasShopChoice = shops.length > 1;
  const { booked, isAwaited, stage, shop, step } = useStep(site, visit, hasShopChoice);
  const { place, choosing, wishes } = useBookingPlace({ site, company, base }, useOnwardTimes(site, visit));
  const { isTaking, unmet } = useWishes(site, wishes);
  const { services } = useStore(visit.$plan);
  const isRestoring = useStore(site.session.$session).kind === 'restoring';
  useShownVisit(visit);
  useVisitAddress(site);
  // The first free time is seen without scrolling, whatever else there is to say.
  const isTimeFirst = useLowView() && step === 'time';
  if (booked) {
    const where = shops.find((one) => one.externalId === booked.externalShopId) ?? shop;
    if (where) return <Confirmed {...{ site, visit, company, onLeave }} appointment={booked} shop={where} />;
  }
  if (isAwaited || (services.length === 0 && isRestoring)) return <ServiceSkeleton />;
  if (services.length === 0)
    return (
      <EmptyVisit {...{ site, visit, stage, onLeave }}>
        <VisitNotices site={site} visit={choosing} beside={notice} />
      </EmptyVisit>
    );
  const head = <StepsHead {...{ site, visit, step, leave }} hasShopStep={hasShopChoice} />;
  return (
    <div>
      {isTimeFirst ? (
        head
      ) : (
        <VisitNotices {...{ site, visit: choosing, beside: notice }}>{head}</VisitNotices>
      )}
      {!isHeld(stage) && <LinkNotice site={site} />}
      <UnmetChoices unmet={unmet} />
      {step !== 'review' && !withdrawnIn(stage) && <GoneNotice site={site} visit={visit} />}
      <RefusalNotice entry={entry} />
      {!isTimeFirst && <JoinedVisitNotice entry={entry} />}
      {step === 'shop' && <ShopStep {...{ site, company, visit }} addressed={selection.shop} />}
      {isTaking && <ServiceSkeleton />}
      {shop && step === 'time' && !isTaking && (
        <TimeStep {...{ site, company, shop, place }} visit={choosing} />
      )}
      {shop && isHeld(stage) && (step === 'details' || step === 'review') && (
        <HeldSteps
          {...{ site, visit, company, shop, stage, step, place }}
          onStep={(wished) => goToStep(site.navigation, wished)}
        />
      )}
      {isTimeFirst && <NoticesBelow {...{ site, entry, notice }} visit={choosing} />}
    </div>
  );
}

/** The reservation with its store, which is loaded when it opens. */
function LoadedVisit(props: ReservationProps) {
  const { site } = props;
  const { t } = useTexts();
  const opened = useOpened(site, visitFeature);
  if (opened.kind === 'ready') return <Visit {...props} visit={opened.value} />;
  if (opened.kind === 'failed') return <ErrorState title={t('booking:failed')} onRetry={opened.retry} />;
  return <ServiceSkeleton />;
}

/** The reservation, from the shop to the confirmation, of what is in the visit and what a link adds to it. */
export function Reservation(props: Omit<ReservationProps, 'leave' | 'onLeave'>) {
  const leave = useLeave(props);
  const onLeave = () => void props.site.navigation.open({ kind: 'services' });
  return (
    <>
      <CarriedServices {...props} enter={props.entry.enter} />
      <LoadedVisit {...props} leave={leave} onLeave={onLeave} />
    </>
  );
}
