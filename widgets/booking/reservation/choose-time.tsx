import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { visitMinutes } from '#domain/catalogue/visit-duration.ts';
import { textIn } from '#domain/locale.ts';
import type { Site } from '#stores/site.ts';
import type { TimeChoice } from '#stores/visit/time-choice.ts';
import type { WaitingFor } from '#stores/waiting-list/waiting-for.ts';
import { tw } from '#theme/sheet.ts';
import { Below } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { Duration } from '#ui/amounts/duration.tsx';
import { PractitionersView, type ShownPractitioner } from './choices/practitioners.view.tsx';
import { VisitFold } from './choices/visit-fold.view.tsx';
import { chosenNames, usePractitioners } from './choices/use-practitioners.ts';
import { BookingFailureNotice, useFaultOfChoice } from './booking-failure.tsx';
import { WaitingEntry } from '../waiting/waiting-entry.tsx';
import type { StartNote } from '../slots/start/slot-facts.ts';
import { Slots } from './times.tsx';

interface ChooseTimeProps {
  readonly site: Site;
  readonly visit: TimeChoice;
  readonly waiting: WaitingFor;
  readonly shop: Shop;
  /** What the services cost now. */
  readonly price: string;
  readonly noteOf: StartNote;
}

/** Who performs all of the visit, in one choice; where nobody does, who performs each service. */
function PractitionerChoice({ site, visit, shop }: Pick<ChooseTimeProps, 'site' | 'visit' | 'shop'>) {
  const { locale } = useTexts();
  const { services } = useStore(visit.$plan);
  const people = usePractitioners(site, visit, shop);
  const shared = sharedBy(services.map(people.of));
  const groups = shared.length > 0 ? [services] : services.map((line) => [line]);
  return (
    <div className={tw('grid gap-5')}>
      {groups.map((lines) => {
        const chosen = new Set(lines.map(({ practitionerId }) => practitionerId));
        return (
          <PractitionersView
            key={lines[0]?.service.id ?? ''}
            serviceName={lines.map(({ service }) => textIn(locale, service.name)).join(', ')}
            practitioners={lines.length > 1 ? shared : lines.flatMap(people.of)}
            isLoading={people.isLoading}
            // Several people: none of the choices is the one that holds.
            chosenId={chosen.size > 1 ? '' : ([...chosen][0] ?? null)}
            onChoose={(id) => {
              for (const { service } of lines) visit.choosePractitioner(service.id, id);
            }}
          />
        );
      })}
    </div>
  );
}

/** Those who stand in each of these lists. */
function sharedBy(lists: readonly (readonly ShownPractitioner[])[]): readonly ShownPractitioner[] {
  const [first = [], ...others] = lists;
  return first.filter(({ id }) => others.every((list) => list.some((each) => each.id === id)));
}

/** With whom, folded to one line above the times where there is no room for both. */
function FoldedPractitionerChoice({
  isOpen,
  onToggle,
  ...props
}: Pick<ChooseTimeProps, 'site' | 'visit' | 'shop' | 'price'> & {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) {
  const { locale, t } = useTexts();
  const { services } = useStore(props.visit.$plan);
  const fault = useFaultOfChoice(useStore(props.visit.$stage));
  return (
    <>
      <VisitFold
        names={services.map(({ service }) => textIn(locale, service.name)).join(', ')}
        facts={
          <>
            <Duration minutes={visitMinutes(services.map(({ service }) => service))} />
            <span>{props.price}</span>
          </>
        }
        choices={chosenNames(services).map((name) => t('reservation:summary.with', { name }))}
        fault={fault}
        className="@[60em]:hidden mb-3"
        isOpen={isOpen}
        onToggle={onToggle}
      />
      <div className={tw(`mb-8 ${isOpen ? 'block' : 'hidden @[60em]:block'}`)}>
        <PractitionerChoice {...props} />
      </div>
    </>
  );
}

/** With whom and when, for services that are settled, in a shop that is settled. */
export function ChooseTime({ site, visit, waiting, shop, price, noteOf }: ChooseTimeProps) {
  const [isOpen, setOpen] = useState(false);
  const stage = useStore(visit.$stage);
  const plan = useStore(visit.$plan);
  return (
    <>
      <BookingFailureNotice
        stage={stage}
        plan={plan}
        shop={shop}
        onChoose={(date, start) => void visit.choose(date, start)}
        onOtherShop={null}
      />
      <Below>
        <div
          className={tw(
            '@[60em]:grid grid-cols-[minmax(0,calc(var(--u)*20))_minmax(0,1fr)] @[60em]:gap-10 items-start',
          )}
        >
          <div>
            <FoldedPractitionerChoice
              {...{ site, visit, shop, price, isOpen }}
              onToggle={() => setOpen(!isOpen)}
            />
          </div>
          <Slots visit={visit} shop={shop} isFolded={!isOpen} noteOf={noteOf}>
            {(shownDate) => <WaitingEntry {...{ site, visit, waiting, shop, shownDate }} />}
          </Slots>
        </div>
      </Below>
    </>
  );
}
