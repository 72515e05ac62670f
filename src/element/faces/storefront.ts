import { face } from '../face.ts';
import { bookingEvents, everyAttribute, everyEvent } from './every-element.ts';

export const storefrontFace = /* @__PURE__ */ face({
  tag: 'vitrine-storefront',
  attributes: { ...everyAttribute, base: { kind: 'string', initial: '' } },
  events: { ...everyEvent, ...bookingEvents },
});
