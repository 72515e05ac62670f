import type { Api } from '#platform/api/api.ts';
import type { Ports } from '#platform/ports.ts';
import type { VisitCalendar } from '../calendar/visit-calendar.ts';
import type { Planning } from '../choosing/visit-plan.ts';

export interface WatchWhat {
  readonly api: Api;
  readonly ports: Pick<Ports, 'fetch' | 'clock' | 'random' | 'tabs' | 'presence'>;
  readonly tenant: () => string | null;
  readonly planning: Planning;
  readonly calendar: VisitCalendar;
  readonly isAsking: () => boolean;
  readonly reread: () => Promise<unknown>;
}

/** Follows what others take and free, with code that comes after the first screen; without it, nothing is followed. */
export function createWatch(what: WatchWhat): () => () => void {
  const { api, ports, tenant, planning, calendar, isAsking, reread } = what;
  return () => {
    let isOver = false;
    let leave = () => {};
    const follow = async () => {
      const { followVisitShop } = await import('./follow-times.ts');
      const off = await followVisitShop({
        api,
        ports,
        company: tenant() ?? '',
        $plan: planning.$plan,
        isAsking,
        put: calendar.put,
        refresh: calendar.refresh,
        rereadShop: reread,
      });
      if (isOver) off();
      else leave = off;
    };
    follow().catch(() => undefined);
    return () => {
      isOver = true;
      leave();
    };
  };
}
