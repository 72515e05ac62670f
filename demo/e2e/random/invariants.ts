import type { Journey } from './journey.ts';
import type { Sight, Tab } from './tab.ts';

/** Counts what a page shows otherwise than its visitor left it. What they were shown once is what they go on with. */
export function check(journey: Journey, tab: Tab, sight: Sight): void {
  journey.counted.seen.add(sight.step);
  checkFields(journey, tab, sight);
  checkVisit(journey, tab, sight);
}

/** A profile may fill what nobody typed; what was typed is there as it was typed. */
function checkFields({ counted, log }: Journey, { typed }: Tab, sight: Sight): void {
  for (const [field, value] of typed) {
    const isShown = shows(sight, field, value);
    if (isShown) continue;
    counted.lostFields += 1;
    log.push(`  LOST ${field} '${value}'${sight.fields ? `: '${sight.fields.get(field)}'` : ''}`);
  }
}

/** The review writes a number in the way of its country, and no message. */
function shows(
  { step, fields, text }: Sight,
  field: Parameters<Tab['typed']['get']>[0],
  value: string,
): boolean {
  if (fields) return fields.get(field) === value;
  return step !== 'review' || field === 'phone' || field === 'message' || text.includes(value);
}

function checkVisit({ counted, log }: Journey, tab: Tab, { step, services, count, start }: Sight): void {
  const isOther =
    tab.services !== null &&
    (services
      ? services.join() !== tab.services.join()
      : step !== 'confirmed' && count !== tab.services.length);
  if (isOther) {
    counted.replacedUnasked += 1;
    log.push(`  REPLACED ${tab.services?.join()} by ${services?.join() ?? `${count} in the cart`}`);
  }
  // Counted once: the journey goes on from what there is.
  if (services) tab.services = services;
  else if (isOther) tab.services = null;
  if (start === null) return;
  if (tab.start !== null && tab.start !== start) {
    counted.replacedUnasked += 1;
    log.push(`  REPLACED ${tab.start} by ${start}`);
  }
  tab.start = start;
}

/** A sum beside the one that the back end charges. */
export function checkSum(
  { counted, log }: Journey,
  where: string,
  shown: number | null,
  charged: number,
): void {
  if (shown === charged) return;
  counted.otherSums += 1;
  log.push(`  OTHER SUM: ${charged} charged, ${shown} shown ${where}`);
}
