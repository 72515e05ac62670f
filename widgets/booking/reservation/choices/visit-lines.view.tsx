import type { ReactNode } from 'react';
import type { PriceTime, Service } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { tw } from '#theme/sheet.ts';
import { Button, IconButton } from '#ui/actions/button.tsx';
import { Duration } from '#ui/amounts/duration.tsx';
import { Heading } from '#ui/heading.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { AddIcon } from '#ui/icons/visit-icons.tsx';
import { useListFocus } from '#ui/lists/use-list-focus.ts';
import { useTexts } from '#ui/texts.ts';
import { PriceTag } from '../../catalogue/services/price-tag.view.tsx';
import { DurationsView } from './durations.view.tsx';
import { PractitionersView, type PractitionersProps } from './practitioners.view.tsx';

/** One service of the visit as the visitor may still change it. */
export interface EditableLine {
  readonly service: Service;
  readonly price: ShownPrice;
  /** To choose from; empty where there is no choice. */
  readonly durations: readonly PriceTime[];
  readonly practitionerId: string | null;
  readonly practitioners: PractitionersProps['practitioners'];
}

export interface VisitLinesProps {
  readonly lines: readonly EditableLine[];
  /** Who performs them is not known yet. */
  readonly isLoading?: boolean;
  readonly currency: Currency;
  readonly total: ShownPrice;
  readonly totalMinutes: number;
  /** Between the title and the services. */
  readonly children?: ReactNode;
  /** Null where nothing else can be added. */
  readonly onAdd: (() => void) | null;
  readonly onRemove: (service: Service) => void;
  readonly onDuration: (service: Service, minutes: number) => void;
  readonly onPractitioner: (service: Service, practitionerId: string | null) => void;
}

function Line({ line, view }: { readonly line: EditableLine; readonly view: VisitLinesProps }) {
  const { locale, t } = useTexts();
  const { service } = line;
  const name = textIn(locale, service.name);
  return (
    <li className={tw('py-4 border-b border-line')}>
      <div className={tw('flex items-start justify-between gap-3')}>
        <div className={tw('min-w-0')}>
          <Heading variant="lead" below={1}>
            {name}
          </Heading>
          <p className={tw('flex flex-wrap gap-x-3 text-muted')}>
            <Duration minutes={service.durationMinutes} />
            <PriceTag price={line.price} currency={view.currency} />
          </p>
        </div>
        {view.lines.length > 1 && (
          <IconButton
            label={t('reservation:visit.remove', { name })}
            className="-mt-1.5 text-muted"
            onPress={() => view.onRemove(service)}
          >
            <CloseIcon className="w-4 h-4" />
          </IconButton>
        )}
      </div>
      {service.requiredCustomers > 1 && (
        <p className={tw('text-caption text-muted')}>
          {t('reservation:visit.people', { count: service.requiredCustomers })}{' '}
          {service.requiredPractitioners > 1 &&
            t('reservation:visit.together', { count: service.requiredPractitioners })}
        </p>
      )}
      <DurationsView
        serviceName={name}
        durations={line.durations}
        chosenMinutes={service.durationMinutes}
        currency={view.currency}
        onChoose={(minutes) => view.onDuration(service, minutes)}
      />
      {(line.practitioners.length > 0 || view.isLoading) && (
        <div className={tw('mt-3')}>
          <PractitionersView
            serviceName={name}
            practitioners={line.practitioners}
            isLoading={view.isLoading ?? false}
            chosenId={line.practitionerId}
            onChoose={(id) => view.onPractitioner(service, id)}
          />
        </div>
      )}
    </li>
  );
}

/** What the visit consists of, and with whom. */
export function VisitLinesView(view: VisitLinesProps) {
  const { t } = useTexts();
  const list = useListFocus(view.lines.length);
  return (
    <section aria-label={t('reservation:visit.title')}>
      <Heading variant="title">{t('reservation:visit.title')}</Heading>
      {view.children}
      <ul ref={list} tabIndex={-1} className={tw('mt-2 border-t border-line outline-none')}>
        {view.lines.map((line) => (
          <Line key={line.service.id} line={line} view={view} />
        ))}
      </ul>
      <div className={tw('flex flex-wrap items-center justify-between gap-x-6 gap-y-1 mt-3')}>
        {view.onAdd ? (
          <Button variant="quiet" onPress={view.onAdd}>
            <AddIcon className="w-4 h-4" />
            {t('reservation:visit.add')}
          </Button>
        ) : (
          <span />
        )}
        {view.lines.length > 1 && (
          <p className={tw('flex flex-wrap gap-x-3')}>
            <span className={tw('text-muted')}>
              <Duration minutes={view.totalMinutes} />
            </span>
            <span className={tw('font-medium')}>
              <PriceTag price={view.total} currency={view.currency} />
            </span>
          </p>
        )}
      </div>
    </section>
  );
}
