import { face } from '../face.ts';
import { everyAttribute, everyEvent } from './every-element.ts';

export const cartFace = /* @__PURE__ */ face({
  tag: 'vitrine-cart',
  attributes: everyAttribute,
  events: everyEvent,
});
