import { joinWaitingList, leaveWaitingList, readWaiting } from '#contract/booking/waiting-list.ts';
import type { ServerContext } from '../../context.ts';
import { answer, type ServerRoute } from '../../router/route.ts';
import { addToWaitingList } from '../../waiting-list/join.ts';
import { leaveList, readEntry } from '../../waiting-list/place.ts';

export function waitingListRoutes(context: ServerContext): ServerRoute[] {
  return [
    answer(joinWaitingList, (incoming) => addToWaitingList(context, incoming)),
    answer(readWaiting, (incoming) => readEntry(context.db, incoming)),
    answer(leaveWaitingList, (incoming) => leaveList(context, incoming)),
  ];
}
