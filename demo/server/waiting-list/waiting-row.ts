import type { waitingList } from '../database/schema/waiting-list.ts';

export type WaitingRow = typeof waitingList.$inferSelect;
