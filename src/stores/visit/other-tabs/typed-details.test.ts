import { setTimeout } from 'node:timers/promises';
import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { createMemoryBrowser } from '#platform/memory/tabs.ts';
import { EMPTY_DRAFT } from '../visit-memory.ts';
import { createDirectMessages } from './direct-messages.ts';
import { createTypedDetails } from './typed-details.ts';

const KEY = 'visit';

/** A tab of a browser, with the visit at hand that another goes on with. */
function openTab(browser: ReturnType<typeof createMemoryBrowser>, id: string, tenant = 'cmp_x') {
  const received: string[] = [];
  const tab = browser.tab();
  const direct = createDirectMessages(
    tab,
    () => tenant,
    () => id,
  );
  const typed = createTypedDetails(direct, {
    $draft: atom({ ...EMPTY_DRAFT, firstname: id }),
    receive: ({ firstname }) => void received.push(firstname),
  });
  typed.follow(() => KEY);
  return { typed, received };
}

test('what was typed is taken by the tab that goes on with the visit, from the one that had it, once', async () => {
  const browser = createMemoryBrowser();
  const [first, second, third] = ['first', 'second', 'third'].map((id) => openTab(browser, id));
  first!.typed.hand('second', KEY);
  await setTimeout(0);
  expect(second!.received).toEqual([]);
  second!.typed.await('first', KEY);
  third!.typed.hand('second', KEY);
  first!.typed.hand('second', 'another');
  first!.typed.hand('second', KEY);
  first!.typed.hand('second', KEY);
  await setTimeout(0);
  expect([second!.received, third!.received]).toEqual([['first'], []]);
});

test('what was typed on the site of a company is nothing to that of another', async () => {
  const browser = createMemoryBrowser();
  const first = openTab(browser, 'first');
  const other = openTab(browser, 'second', 'cmp_y');
  other.typed.await('first', KEY);
  first.typed.hand('second', KEY);
  await setTimeout(0);
  expect(other.received).toEqual([]);
});
