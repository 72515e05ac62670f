import type { waitingList } from '../database/schema/waiting-list.ts';

export type WaitingEntry = typeof waitingList.$inferSelect;
