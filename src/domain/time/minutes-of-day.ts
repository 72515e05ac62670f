import { branded, type Branded } from '../branded.ts';

/** Minutes that have gone by since a shop's day began: on the days of the clock change it ends at 1380 or 1500. */
export type ElapsedMinute = Branded<number, 'elapsed minute'>;

/** What a clock shows, in minutes since midnight: up to 1440, which is 24:00. */
export type WallMinute = Branded<number, 'wall-clock minute'>;

export const elapsedMinute: (minutes: number) => ElapsedMinute = branded;
export const wallMinute: (minutes: number) => WallMinute = branded;
