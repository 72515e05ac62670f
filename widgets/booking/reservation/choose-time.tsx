import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import type { TimeChoice } from '#stores/visit/time-choice.ts';
import { tw } from '#theme/sheet.ts';
import { Below } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { PractitionersView } from './choices/practitioners.view.tsx';
import { BookingFailureNotice } from './booking-failure.tsx';
import { Slots } from './times.tsx';

interface ChooseTimeProps {
  readonly visit: TimeChoice;
  readonly shop: Shop;
}

function People({ visit }: Pick<ChooseTimeProps, 'visit'>) {
  const { locale } = useTexts();
  const plan = useStore(visit.$plan);
  return (
    <div className={tw('grid gap-5 mb-8')}>
      {plan.services.map(({ service, practitioners, practitionerId }) => (
        <PractitionersView
          key={service.id}
          serviceName={textIn(locale, service.name)}
          practitioners={practitioners}
          chosenId={practitionerId}
          onChoose={(id) => visit.choosePractitioner(service.id, id)}
        />
      ))}
    </div>
  );
}

/** With whom and when, for services that are settled, in a shop that is settled. */
export function ChooseTime({ visit, shop }: ChooseTimeProps) {
  const stage = useStore(visit.$stage);
  return (
    <>
      <BookingFailureNotice
        stage={stage}
        shop={shop}
        onChoose={(date, start) => void visit.choose(date, start)}
        onOtherShop={null}
      />
      <Below>
        <People visit={visit} />
        <Slots visit={visit} shop={shop} isFolded={false} />
      </Below>
    </>
  );
}
