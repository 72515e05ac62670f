import type { ReactNode } from 'react';
import { shownPrice } from '#domain/prices/pricing.ts';
import { Steps } from '#ui/steps.tsx';
import { AddServiceDialog } from '../reservation/choices/add-service.view.tsx';
import { VisitLinesView } from '../reservation/choices/visit-lines.view.tsx';
import { CATEGORIES, CURRENCY, SERVICES } from './samples.ts';

const none = () => {};
const currency = CURRENCY;
const PEOPLE = ['Inès', 'Maud', 'Clémence Roux'].map((name) => ({ id: name, name }));
const [FIRST, SECOND] = SERVICES;

const DURATIONS = [30, 60, 90].map((durationMinutes) => ({ durationMinutes, price: durationMinutes * 150 }));
const lines = [FIRST, SECOND].flatMap((service, index) =>
  service
    ? [
        {
          service,
          price: shownPrice(service, []),
          durations: index === 0 ? DURATIONS : [],
          practitionerId: index === 0 ? 'Maud' : null,
          practitioners: PEOPLE,
        },
      ]
    : [],
);

const steps = (['done', 'current', 'ahead'] as const).map((state) => ({
  id: state,
  label: state === 'done' ? 'Boutique' : state === 'current' ? 'Date et heure' : 'Coordonnées',
  state,
  onSelect: state === 'done' ? none : undefined,
}));

/** The steps of a reservation, its shop and its services. */
export const RESERVATION_STATES: Readonly<Record<string, ReactNode>> = {
  steps: <Steps label="Étapes" steps={steps} />,
  'the visit': (
    <VisitLinesView
      lines={lines}
      currency={currency}
      total={shownPrice(SERVICES[0] ?? lines[0]!.service, [])}
      totalMinutes={135}
      onAdd={none}
      onRemove={none}
      onDuration={none}
      onPractitioner={none}
    />
  ),
  'another service': (
    <AddServiceDialog
      open
      categories={CATEGORIES}
      currency={currency}
      priceOf={(service) => shownPrice(service, [])}
      onAdd={none}
      onClose={none}
    />
  ),
};
