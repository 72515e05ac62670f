import type { FormValue } from '#stores/form-value.ts';
import type { Site } from '#stores/site.ts';
import { visitFeature } from '#stores/visit/feature.ts';

/** What a booking submits in a form: the reference of the appointment that was confirmed in this very element. */
export function followBookedReference(
  { opened, navigation }: Site,
  tell: (reference: string) => void,
): FormValue {
  let stop = () => {};
  const end = opened(visitFeature).subscribe((visit) => {
    stop();
    const told = visit?.$stage.subscribe((stage) => {
      // The elements of a page share the visit: the one that shows it has led to it.
      const isHere = navigation.$place.get().query.page === 'reserved';
      if (stage.kind === 'confirmed' && isHere) tell(stage.appointment.reference);
    });
    stop = told ?? (() => {});
  });
  return {
    reset() {
      const visit = opened(visitFeature).get();
      if (visit?.$stage.get().kind !== 'confirmed') return;
      visit.restart();
      navigation.open({ kind: 'home' });
    },
    stop() {
      stop();
      end();
    },
  };
}
