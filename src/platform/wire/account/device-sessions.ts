import type { DeviceSession } from '#domain/account/device-session.ts';
import { each, fields, flag, id, isoInstant, text, type Warn } from '../read.ts';

/** Where a customer is logged in. */
export function parseDeviceSessions(value: unknown, warn: Warn): readonly DeviceSession[] {
  return each(value, 'sessions', warn, (item) => {
    const read = fields(item);
    const startedAt = isoInstant(read['startedAt']);
    if (!id(read['id']) || startedAt === null) return null;
    return {
      id: id(read['id']),
      isCurrent: flag(read['isCurrent'], false),
      browser: text(read['browser']),
      system: text(read['system']),
      startedAt,
    };
  });
}
