import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { WidgetEvents } from '#stores/widget-events.ts';
import type { ElementDefinition, PropsOf } from './definition/definition.ts';

/** An element as a script sees it: its properties can be set to any value that they can have, or to nothing. */
export type ElementOf<F extends ElementDefinition> = HTMLElement & {
  -readonly [Name in keyof PropsOf<F>]: PropsOf<F>[Name] | null;
};

type EventsByName = { [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]> };

/** In React 19 an unknown property of a custom element is set as it is; `on` before an event's name listens to it. */
export type InReact<E extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<E>, E> &
  Partial<Omit<E, keyof HTMLElement>> & {
    [Name in keyof WidgetEvents as `on${Name}`]?: (event: CustomEvent<WidgetEvents[Name]>) => void;
  };

declare global {
  // Merging needs an interface, also where it only takes over what is elsewhere.
  interface GlobalEventHandlersEventMap extends EventsByName {}
}
