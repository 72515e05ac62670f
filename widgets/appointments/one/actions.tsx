import { useStore } from '@nanostores/react';
import type { ShownStatus } from '#domain/appointments/booking-status.ts';
import type { OfferedVisit } from '#domain/appointments/rebooking/offered-visit.ts';
import { cancelRule } from '#domain/appointments/changing/cancelling.ts';
import { termsAllowMove } from '#domain/appointments/changing/moving.ts';
import { textIn, type LocalizedText } from '#domain/locale.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { valueOf } from '#stores/load.ts';
import { wishedVisitPlace } from '#domain/site/places/wished-visit.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';
import { momentText } from '../moment-text.ts';
import { Calendars } from './calendars.tsx';
import { CancelView } from './cancel.view.tsx';
import { ChangeView, SalonPhone, type MoveOffer, type SalonNumber } from './change.view.tsx';
import type { AppointmentScreenProps } from '../page-props.ts';
import { VisitInBrief } from '../visit-in-brief.view.tsx';

/** Null where nothing can be changed at all. */
function useMoveOffer({ managed, shop }: AppointmentScreenProps, canBeBooked: boolean): MoveOffer | null {
  const texts = useTexts();
  const { t } = texts;
  const { terms, mayMove } = managed;
  if (!terms.mayCancel) return null;
  const moment = momentText(texts, shop.timeZone, terms.cancelUntil);
  if (!mayMove || !termsAllowMove(terms))
    return { kind: 'shut', sentence: t('appointments:moveLate', { moment }) };
  if (!canBeBooked) return { kind: 'shut', sentence: t('appointments:move.unavailable') };
  return { kind: 'open', sentence: t('appointments:moveRule', { moment }) };
}

function Closed({ shown, salon }: { readonly shown: ShownStatus; readonly salon: SalonNumber }) {
  const { t } = useTexts();
  const reason =
    shown === 'cancelled' || shown === 'past' || shown === 'awaiting' ? shown : ('other' as const);
  return (
    <div>
      <p>{t(`appointments:closed.${reason}`)}</p>
      {reason !== 'cancelled' && <SalonPhone {...salon} />}
    </div>
  );
}

/** The same once more, as far as it is booked online; else, once it is over, the way to the services. */
function Again({ shown, offered, site, company, shop, parts }: Omit<ActionsProps, 'onMove'>) {
  const { locale, t } = useTexts();
  const shops = valueOf(useStore(site.catalogue.$shops)) ?? [];
  const [first, ...others] = offered.services;
  const namesOf = (names: readonly LocalizedText[]) =>
    listOfNames(
      locale,
      names.map((name) => textIn(locale, name)),
    );
  if (!company.booking.active) return null;
  if (first && shop.bookable) {
    const { durations, practitioners } = offered;
    const services = [first, ...others] as const;
    const wishes = { durations, practitioners };
    const place = wishedVisitPlace({ services, shop, shopCount: shops.length, ...wishes });
    const isWhole = offered.missing.length === 0;
    return (
      <div>
        <ButtonLink variant="secondary" to={parts.targetTo(site.navigation, place.route, place.query)}>
          {isWhole
            ? t('appointments:same')
            : t('appointments:sameRest', { names: namesOf(offered.services.map(({ name }) => name)) })}
        </ButtonLink>
        {!isWhole && (
          <p className={tw('mt-2 text-caption text-muted')}>
            {t('appointments:sameWithout', { names: namesOf(offered.missing) })}
          </p>
        )}
      </div>
    );
  }
  if (shown !== 'cancelled' && shown !== 'past') return null;
  return (
    <div>
      <ButtonLink variant="secondary" to={parts.targetTo(site.navigation, { kind: 'services' })}>
        {t('appointments:again')}
      </ButtonLink>
    </div>
  );
}

interface ActionsProps extends AppointmentScreenProps {
  readonly shown: ShownStatus;
  readonly offered: OfferedVisit;
  readonly onMove: () => void;
}

/** What can be done with an appointment: calendar, another time, cancelling, another appointment. */
export function Actions({ shown, offered, onMove, ...props }: ActionsProps) {
  const { company, store, managed, shop } = props;
  const move = useMoveOffer(props, offered.missing.length === 0);
  const cancelling = useStore(store.$cancelling);
  const rule = cancelRule(managed);
  const { phone, address } = shop;
  const salon = { phone, country: address.country, customersPhone: managed.appointment.contact.phone };
  return (
    <>
      {shown === 'confirmed' && <Calendars {...props} />}
      {move === null || rule.kind === 'closed' ? (
        <Closed shown={shown} salon={salon} />
      ) : (
        <ChangeView
          move={move}
          onMove={onMove}
          salon={salon}
          cancel={
            <CancelView
              subject={<VisitInBrief lines={managed.appointment.lines} shop={shop} />}
              rule={rule}
              currency={company.currency}
              deadline={
                <props.parts.CancellationDeadline
                  rule={rule}
                  timeZone={shop.timeZone}
                  currency={company.currency}
                />
              }
              isSending={cancelling.kind === 'sending'}
              hasChanged={cancelling.kind === 'changed'}
              failure={cancelling.kind === 'failed' ? cancelling.problem.message : null}
              onCancel={() => void store.cancel()}
            />
          }
        />
      )}
      <Again {...props} shown={shown} offered={offered} />
    </>
  );
}
