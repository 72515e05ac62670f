import type { ElementDefinition } from '#element/definition/definition.ts';
import {
  bookingEvents,
  everyAttribute,
  everyEvent,
  storefrontAttribute,
} from '#element/every-element/definition.ts';

export const bookingDefinition = {
  tag: 'vitrine-booking',
  attributes: {
    ...everyAttribute,
    category: { kind: 'string' },
    service: { kind: 'string' },
    open: { kind: 'enum', values: ['choice', 'times'], initial: 'choice' },
    'sync-url': { kind: 'boolean' },
    ...storefrontAttribute,
    history: { kind: 'enum', values: ['on', 'off'], initial: 'on' },
  },
  events: { ...everyEvent, ...bookingEvents },
  ofTheMoment: { open: 'times' },
  value: { missing: 'booking:missingInForm' },
  space: [[1290, 1020]],
} as const satisfies ElementDefinition;
