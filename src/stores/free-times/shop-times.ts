import { atom } from 'nanostores';
import type { FreeTime, FreeTimesQuestion } from '#platform/wire/times/free-times.ts';
import { jsonOf } from '#domain/json.ts';
import type { Connection } from '../composition/connect.ts';
import { FRESH } from '../fresh-times.ts';
import { loadOnce, type LoadOnce } from '../load.ts';
import { askPage } from './ask-page.ts';

/** The first free times that a question finds in its one shop; none is an empty list. */
export type ShopTimesLoad = Pick<LoadOnce<readonly FreeTime[]>, '$load' | 'ensure'>;

const $notAsked: ShopTimesLoad['$load'] = atom({ kind: 'idle' });
const NOT_ASKED: ShopTimesLoad = { $load: $notAsked, ensure: () => Promise.resolve($notAsked.get()) };

/** By the question, null where nothing is asked, each asked once; `ensure` asks again for times that may have gone meanwhile. */
export function createShopTimes(
  connection: Connection,
): (question: FreeTimesQuestion | null) => ShopTimesLoad {
  const { api, locale } = connection;
  const asked = new Map<string, ShopTimesLoad>();

  function timesOf(question: FreeTimesQuestion): ShopTimesLoad {
    let at = 0;
    const load = loadOnce({
      async ask() {
        const answer = await askPage(connection, question, 0);
        at = api.now();
        return answer.kind === 'ok' ? { kind: 'ok', value: answer.value.shops[0]?.times ?? [] } : answer;
      },
      // What is asked for has no words.
      locale: () => locale.$locale.get(),
    });
    return {
      $load: load.$load,
      ensure() {
        const isOld = load.$load.get().kind === 'ready' && at < api.now() - FRESH;
        return isOld ? load.again() : load.ensure();
      },
    };
  }

  return (question) => {
    if (question === null) return NOT_ASKED;
    const key = jsonOf(question);
    const times = asked.get(key) ?? timesOf(question);
    asked.set(key, times);
    return times;
  };
}
