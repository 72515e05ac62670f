import { useEffect, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Hold } from '#domain/appointments/appointment.ts';
import { visitSums } from '#domain/appointments/sums/visit-sums.ts';
import type { Cents } from '#domain/prices/money.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { visitFeature } from '#stores/visit/feature.ts';
import { heldIn, startOfHold } from '#stores/visit/held.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { VisitSums } from '#ui/amounts/visit-sums.tsx';
import { ownZone } from '#ui/environment/own-zone.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useTexts } from '#ui/texts.ts';
import { whenText } from '#ui/held-time/when-text.ts';
import { VisitClock } from '../visit-clock.tsx';

/** A time that is held for the visit. */
export interface HeldVisit {
  /** Null in another tab than the one that holds it: what is taken off is known there alone. */
  readonly hold: Hold | null;
  /** What the button says that leads back to it. */
  readonly label: string;
  /** With what is taken off. */
  readonly sums: ReactNode;
  /** The last of these sums. */
  readonly cost: Cents | null;
}

export interface HeldTimeProps {
  readonly site: Site;
  /** Whether it is said here: who hears of it may say it by other words. */
  readonly isTold?: boolean;
  /** Hears what is held, and null once nothing is any more. */
  readonly onHeld: (held: HeldVisit | null) => void;
}

/** The time that is kept for the visit. */
export function HeldTime(props: HeldTimeProps) {
  const opened = useOpened(props.site, visitFeature);
  return opened.kind === 'ready' && <HeldVisitTime {...props} visit={opened.value} />;
}

function HeldVisitTime({
  site,
  visit,
  isTold = true,
  onHeld,
}: HeldTimeProps & { readonly visit: VisitStore }) {
  const texts = useTexts();
  const own = heldIn(useStore(visit.$stage));
  const other = useStore(visit.otherTabs.$heldInOtherTab);
  const isOtherClosed = useStore(visit.otherTabs.$otherTab) === 'closed';
  const shops = valueOf(useStore(site.catalogue.$shops)) ?? [];
  const hold = own ?? other;
  const { bill } = useStore(visit.$bill);
  const company = valueOf(useStore(site.company.$company));
  const shop = shops.find(({ externalId }) => externalId === hold?.externalShopId);
  const when = hold && shop ? whenText(texts, shop.timeZone, startOfHold(hold)) : null;
  const label = when && texts.t('reservation:hold.goOn', { when });
  useEffect(() => {
    const sums = own && company && <VisitSums bill={bill} total={own.total} currency={company.currency} />;
    const cost = own && (visitSums({ discount: 0, ...bill, subtotal: own.total }).at(-1)?.cents ?? null);
    onHeld(label ? { hold: own, label, sums, cost } : null);
    return () => onHeld(null);
  }, [own, label, bill, company, onHeld]);
  if (!when || !isTold) return null;
  return (
    <div className={tw('grid gap-0.5 mt-4 py-3 border-y border-line')}>
      <p className={tw('font-medium first-letter:uppercase')}>{when}</p>
      {own ? (
        <VisitClock visit={visit} hold={own} />
      ) : (
        <p className={tw('text-caption text-muted')}>
          {isOtherClosed && other
            ? texts.t('reservation:otherTab.keptBrief', {
                until: formatTime(texts.locale, ownZone(), other.expiresAt),
              })
            : texts.t('reservation:otherTab.elsewhere')}
        </p>
      )}
    </div>
  );
}
