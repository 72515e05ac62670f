/** What a calendar is told of a visit. Instants in epoch milliseconds. */
export interface CalendarEntry {
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly place: string;
  readonly details: string;
}

const stamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A new entry in Google's calendar, filled in. */
export function googleCalendarUrl({ title, start, end, place, details }: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(start)}/${stamp(end)}`,
    location: place,
    details,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** A new entry in Outlook's calendar on the web, filled in. */
export function outlookCalendarUrl({ title, start, end, place, details }: CalendarEntry): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    location: place,
    body: details,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}
