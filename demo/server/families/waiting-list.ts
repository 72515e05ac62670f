import { joinWaitingList, leaveWaitingList, readWaiting } from '#contract/families/waiting-list.ts';
import type { ServerContext } from '../context.ts';
import { answer, type Route } from '../router/route.ts';
import { join } from '../waiting-list/join.ts';
import { leave, read } from '../waiting-list/place.ts';

export function waitingListRoutes(context: ServerContext): Route[] {
  return [
    answer(joinWaitingList, (incoming) => join(context.db, incoming)),
    answer(readWaiting, (incoming) => read(context.db, incoming)),
    answer(leaveWaitingList, (incoming) => leave(context, incoming)),
  ];
}
