import { useEffect } from 'react';
import type { Service } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import type { VisitEntry } from '../use-visit-entry.ts';
import { JoinedVisitView } from './joined-visit.view.tsx';

/** A service was booked while others were in the visit: that they are booked together, and the ways out of it. */
export function JoinedVisitNotice({ entry }: { readonly entry: VisitEntry }) {
  const { joined } = entry;
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const nameOf = (service: Service) => textIn(locale, service.name);
  const names = joined && { name: nameOf(joined.service), others: joined.others.map(nameOf).join(', ') };
  const sentence = names && t('reservation:joined.text', names);
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [sentence, announce]);
  if (!names || !sentence) return null;
  return (
    <JoinedVisitView
      sentence={sentence}
      name={names.name}
      onAlone={entry.bookJoinedAlone}
      onWithout={entry.removeJoined}
    />
  );
}
