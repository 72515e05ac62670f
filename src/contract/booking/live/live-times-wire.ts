import { Type, type Static } from 'typebox';
import { ExternalShopId } from '../../fields/id.ts';

const Instant = Type.String({ format: 'date-time' });
const ShopIds = Type.Array(ExternalShopId);

/**
 * When these resources of a shop are taken on a date (YYYYMMDD, in the shop's calendar), in full. Its id grows: an event whose id
 * is smaller than that of another one is the older. Others of the day's resources are as they were.
 */
const LiveDayWire = Type.Object({
  shopid: ExternalShopId,
  date: Type.String({ pattern: '^\\d{8}$' }),
  resources: Type.Array(
    Type.Object({
      id: Type.String(),
      /** As availability has them. */
      events: Type.Array(Type.Object({ start: Instant, end: Instant })),
    }),
  ),
});
export type LiveDayWire = Static<typeof LiveDayWire>;

/** The data of each event of the stream, by the event's name. */
export const LIVE_EVENTS = {
  /** The first: changes of these shops are told from now on. */
  open: Type.Object({ shopids: ShopIds }),
  day: LiveDayWire,
  /** What was read of these shops may not be true any more. `hours`: neither may what is known of the shop itself. */
  resync: Type.Object({
    shopids: ShopIds,
    why: Type.Union([Type.Literal('missed'), Type.Literal('hours')]),
  }),
};

export type LiveEvents = { readonly [Name in keyof typeof LIVE_EVENTS]: Static<(typeof LIVE_EVENTS)[Name]> };
export type ResyncReason = LiveEvents['resync']['why'];
