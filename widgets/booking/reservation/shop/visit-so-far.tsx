import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import { visitMinutes } from '#domain/catalogue/visit-duration.ts';
import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { shownTotal } from '#domain/prices/pricing-visit.ts';
import type { Site } from '#stores/site.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { Duration } from '#ui/amounts/duration.tsx';
import { useTexts } from '#ui/texts.ts';
import { PriceTag } from '../../catalogue/services/price-tag.view.tsx';
import { VisitFold } from '../choices/visit-fold.view.tsx';
import { VisitLinesView } from '../choices/visit-lines.view.tsx';

interface VisitSoFarProps {
  readonly site: Site;
  readonly company: Company;
  readonly visit: VisitStore;
  /** Of which one is to be chosen. */
  readonly shops: readonly Shop[];
}

/** What a shop is being chosen for; pressed, its services and their durations can be changed. */
export function VisitSoFar({ site, company, visit, shops }: VisitSoFarProps) {
  const { locale } = useTexts();
  const { services: lines } = useStore(visit.$plan);
  const [isOpen, setOpen] = useState(false);
  const { currency } = company;
  const ids = shops.map(({ externalId }) => externalId);
  const priceOf = (services: readonly Service[]) => shownTotal(services, ids);
  const services = lines.map(({ service }) => service);
  return (
    <>
      <VisitFold
        names={services.map(({ name }) => textIn(locale, name)).join(', ')}
        facts={
          <>
            <Duration minutes={visitMinutes(services)} />
            <PriceTag price={priceOf(services)} currency={currency} />
          </>
        }
        choices={[]}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className={tw('pt-4 pb-6 border-b border-line max-w-reading')}>
          <VisitLinesView
            lines={lines.map((line) => ({ ...line, practitioners: [], price: priceOf([line.service]) }))}
            currency={currency}
            total={priceOf(services)}
            totalMinutes={visitMinutes(services)}
            onAdd={null}
            onRemove={({ id }) => site.bookingCart.remove(id)}
            onDuration={({ id }, minutes) => visit.chooseDuration(id, minutes)}
            onPractitioner={() => {}}
          />
        </div>
      )}
    </>
  );
}
