import { face } from '../face.ts';
import { bookingEvents, everyAttribute, everyEvent } from './every-element.ts';

export const bookingFace = /* @__PURE__ */ face({
  tag: 'vitrine-booking',
  attributes: {
    ...everyAttribute,
    category: { kind: 'string' },
    service: { kind: 'string' },
    'sync-url': { kind: 'boolean' },
  },
  events: { ...everyEvent, ...bookingEvents },
});
