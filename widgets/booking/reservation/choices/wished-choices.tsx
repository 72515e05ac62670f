import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { textIn } from '#domain/locale.ts';
import type { Site } from '#stores/site.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { dropWishes, isCarriedVisit, wishedStartIn } from '#stores/visit/wished-start.ts';
import {
  takeWishedChoices,
  unmetChoices,
  wishedChoices,
  type WishedChoice,
} from '#stores/visit/choosing/wished-choices.ts';
import { tw } from '#theme/sheet.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

interface WishedChoicesProps {
  readonly site: Site;
  readonly visit: VisitStore;
}

/** Takes over, once, for how long and with whom the address wishes the visit that it carries. */
function useWishedChoices({ site: { navigation, session }, visit }: WishedChoicesProps) {
  const { query } = useStore(navigation.$place);
  const plan = useStore(visit.$plan);
  const isRestoring = useStore(session.$session).kind === 'restoring';
  const [taken, setTaken] = useState<readonly WishedChoice[]>([]);
  // A wished start goes with its own duration.
  const isWished = Boolean(query.duration || query.with) && wishedStartIn(query) === null;
  const isDue = isWished && !isRestoring && isCarriedVisit(plan, query);
  useEffect(() => {
    if (!isDue) return;
    const wishes = wishedChoices(visit.$plan.get(), navigation.$place.get().query);
    dropWishes(navigation);
    takeWishedChoices(visit, wishes);
    queueMicrotask(() => setTaken(wishes));
  }, [navigation, visit, isDue]);
  return unmetChoices(plan, taken);
}

/** Says what of the wishes of an address is not to be had any more. */
export function WishedChoices(props: WishedChoicesProps) {
  const { locale, t } = useTexts();
  const unmet = useWishedChoices(props);
  if (unmet.length === 0) return null;
  return (
    <div role="status" className={tw('mb-8')}>
      <Notice tone="warning" title={t('reservation:link.title')}>
        {unmet.map(({ kind, service }) => (
          <p key={`${kind}${service.id}`}>
            {t(`reservation:link.${kind}`, { name: textIn(locale, service.name) })}
          </p>
        ))}
      </Notice>
    </div>
  );
}
