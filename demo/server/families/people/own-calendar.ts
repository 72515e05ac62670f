import { calendarFile, calendarState, endCalendar, openCalendar } from '#contract/account/own-account.ts';
import { calendarSince, newCalendarKey, removeCalendar } from '../../accounts/calendar/calendar-address.ts';
import { customerCalendar } from '../../accounts/calendar/customer-calendar.ts';
import type { ServerContext } from '../../context.ts';
import { refuse } from '../../http/refusal.ts';
import { answer, FileReply, type Incoming, type ServerRoute } from '../../router/route.ts';

/** The private address at which calendars find a customer's appointments. */
export function ownCalendarRoutes({ db }: ServerContext): ServerRoute[] {
  const own = ({ tenant, caller }: Pick<Incoming<typeof calendarState>, 'tenant' | 'caller'>) => ({
    companyId: tenant.id,
    userId: caller?.userId ?? '',
  });
  return [
    answer(calendarState, async (incoming) => ({ since: await calendarSince(db, own(incoming)) })),
    answer(openCalendar, async (incoming) => {
      const { now, locale } = incoming;
      const key = await newCalendarKey(db, { ...own(incoming), now, locale });
      return { since: new Date(now).toISOString(), key };
    }),
    answer(endCalendar, async (incoming) => {
      await removeCalendar(db, own(incoming));
      return {};
    }),
    answer(calendarFile, async ({ query, company, now }) => {
      const content = await customerCalendar(db, { key: query.key, company, now });
      if (content === null) return refuse('not_found');
      return new FileReply('text/calendar; charset=utf-8', 'vitrine.ics', content, true);
    }),
  ];
}
