import { ownCalendar } from '#contract/families/own-appointments.ts';
import type { Api } from '#platform/api/api.ts';
import { fields, text } from '#platform/wire/read.ts';

/** An iCalendar file: what it is called, and what it says. */
export interface CalendarFile {
  readonly name: string;
  readonly content: string;
}

/** The iCalendar file of a customer's own appointment, by their token; null where it cannot be had. */
export async function readCalendarFile(api: Api, id: string): Promise<CalendarFile | null> {
  const answer = await api.ask(
    ownCalendar,
    (reply) => {
      const { name, content } = fields(reply);
      const file = { name: text(name), content: text(content) };
      return file.name && file.content ? file : null;
    },
    { params: { id } },
  );
  return answer.kind === 'ok' ? answer.value : null;
}
