import { RADIUS } from '#domain/shops/nearby.ts';
import type { ElementDefinition } from '#element/definition/definition.ts';
import type { ElementOf, InReact } from '#element/typings.ts';
import { everyAttribute, everyEvent } from '#element/every-element/definition.ts';

const { company, api, locale, theme, 'heading-level': headingLevel } = everyAttribute;

export const finderDefinition = {
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
} as const satisfies ElementDefinition;

export type VitrineFinder = ElementOf<typeof finderDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-finder': VitrineFinder;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-finder': InReact<VitrineFinder>;
    }
  }
}
