import { RADIUS } from '#domain/shops/nearby.ts';
import { face } from '../face.ts';
import { everyAttribute, everyEvent } from './every-element.ts';

const { company, api, locale, theme, 'heading-level': headingLevel } = everyAttribute;

export const finderFace = /* @__PURE__ */ face({
  tag: 'vitrine-finder',
  attributes: {
    company,
    api,
    locale,
    theme,
    'heading-level': headingLevel,
    service: { kind: 'string' },
    radius: { kind: 'number', initial: RADIUS.initial, min: RADIUS.least, max: RADIUS.most, whole: true },
    base: { kind: 'string' },
    display: { kind: 'enum', values: ['list', 'button'], initial: 'list' },
    label: { kind: 'string' },
    'show-more': { kind: 'boolean' },
  },
  events: everyEvent,
});
