import { useStore } from '@nanostores/react';
import type { ShownStatus } from '#domain/appointments/booking-status.ts';
import { cancelRule } from '#domain/appointments/cancelling.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';
import { momentText } from '../moment-text.ts';
import { Calendars } from './calendars.tsx';
import { CancelView } from './cancel.view.tsx';
import { ChangeView, SalonPhone, type MoveOffer } from './change.view.tsx';
import type { AppointmentScreenProps } from '../page-props.ts';

/** Null where nothing can be changed at all. */
function useMoveOffer({ managed, shop }: AppointmentScreenProps, canBeBooked: boolean): MoveOffer | null {
  const texts = useTexts();
  const { t } = texts;
  const { terms, mayMove } = managed;
  if (!terms.mayCancel) return null;
  const moment = momentText(texts, shop.timeZone, terms.cancelUntil);
  if (!mayMove || terms.isLate) return { kind: 'shut', sentence: t('appointments:moveLate', { moment }) };
  if (!canBeBooked) return { kind: 'shut', sentence: t('appointments:move.unavailable') };
  return { kind: 'open', sentence: t('appointments:moveRule', { moment }) };
}

function Closed({ shown, shop }: { readonly shown: ShownStatus; readonly shop: Shop }) {
  const { t } = useTexts();
  const reason =
    shown === 'cancelled' || shown === 'past' || shown === 'awaiting' ? shown : ('other' as const);
  return (
    <div>
      <p>{t(`appointments:closed.${reason}`)}</p>
      {reason !== 'cancelled' && <SalonPhone phone={shop.phone} country={shop.address.country} />}
    </div>
  );
}

interface ActionsProps extends AppointmentScreenProps {
  readonly shown: ShownStatus;
  /** All of its services are booked online still. */
  readonly canBeBooked: boolean;
  readonly onMove: () => void;
}

/** What can be done with an appointment: calendar, another time, cancelling, another appointment. */
export function Actions({ shown, canBeBooked, onMove, ...props }: ActionsProps) {
  const { site, company, store, managed, shop, parts } = props;
  const { t } = useTexts();
  const move = useMoveOffer(props, canBeBooked);
  const cancelling = useStore(store.$cancelling);
  const rule = cancelRule(managed);
  return (
    <>
      {shown === 'confirmed' && <Calendars {...props} />}
      {move === null || rule.kind === 'closed' ? (
        <Closed shown={shown} shop={shop} />
      ) : (
        <ChangeView
          move={move}
          onMove={onMove}
          phone={shop.phone}
          country={shop.address.country}
          cancel={
            <CancelView
              rule={rule}
              currency={company.currency}
              timeZone={shop.timeZone}
              isSending={cancelling.kind === 'sending'}
              hasChanged={cancelling.kind === 'changed'}
              failure={cancelling.kind === 'failed' ? cancelling.problem.message : null}
              onCancel={() => void store.cancel()}
            />
          }
        />
      )}
      {(shown === 'cancelled' || shown === 'past') && company.booking.active && (
        <div>
          <ButtonLink variant="secondary" to={parts.targetTo(site.navigation, { kind: 'services' })}>
            {t('appointments:again')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
