import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { TeamMember } from '#domain/catalogue/team.ts';
import { textIn } from '#domain/locale.ts';
import { formatDay, formatTime } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { $idle } from '#stores/idle-load.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { teamFeature } from '#stores/team/feature.ts';
import type { TimeChoice } from '#stores/visit/time-choice.ts';
import type { VisitService } from '#stores/visit/visit.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useTexts, type UiTexts } from '#ui/texts.ts';
import type { ShownPractitioner } from './practitioners.view.tsx';

/** The team of a shop; empty until it is known, and where it cannot be had. */
function useTeam(site: Site, shop: Shop): readonly TeamMember[] {
  const opened = useOpened(site, teamFeature);
  const load = opened.kind === 'ready' ? opened.value.of(shop) : undefined;
  const team = valueOf(useStore(load?.$load ?? $idle));
  useEffect(() => void load?.ensure(), [load]);
  return team ?? [];
}

/** "dès 14:30" of today, else the day. */
function fromText(startsAt: Instant | undefined, now: Instant, timeZone: string, { locale, t }: UiTexts) {
  if (startsAt === undefined) return '';
  const date = dateAt(startsAt, timeZone);
  if (date === dateAt(now, timeZone))
    return t('reservation:practitioner.from', { time: formatTime(locale, timeZone, startsAt) });
  return t('reservation:practitioner.fromDay', { day: formatDay(locale, date, 'short') });
}

/** Who was chosen for a visit, as far as their names are known. */
export function chosenNames(services: readonly VisitService[]): readonly string[] {
  const names = services.flatMap(
    ({ practitioners, practitionerId }) => practitioners.find(({ id }) => id === practitionerId)?.name ?? [],
  );
  return [...new Set(names)];
}

/** Who performs each service of a visit, as they are shown; `isLoading` until the first times are there. */
export function usePractitioners(
  site: Site,
  visit: TimeChoice,
  shop: Shop,
): {
  readonly isLoading: boolean;
  readonly of: (line: VisitService) => readonly ShownPractitioner[];
} {
  const texts = useTexts();
  const team = useTeam(site, shop);
  const firsts = useStore(visit.$firstStarts);
  const { kind } = useStore(visit.$offers);
  const now = visit.now();
  return {
    isLoading: kind === 'idle' || kind === 'loading',
    of: ({ service, practitioners }) =>
      practitioners.map(({ id, name }) => {
        const member = team.find((one) => one.id === id);
        const startsAt = firsts.get(service.externalId)?.get(id);
        return {
          id,
          name,
          picture: member?.picture ?? null,
          craft: member ? textIn(texts.locale, member.craft) : '',
          from: fromText(startsAt, now, shop.timeZone, texts),
        };
      }),
  };
}
