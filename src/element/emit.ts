import { EVENTS_VERSION, type Emit } from '#stores/widget-events.ts';
import type { ElementDefinition } from './definition/definition.ts';

/** The element's events: typed, composed, bubbling events; cancelable where the definition says so. */
export function emitterOf(element: HTMLElement, definition: ElementDefinition): Emit {
  return (name, detail) => {
    const declared = definition.events[name];
    if (!declared) {
      console.error(`<${definition.tag}> ${name}: this element does not declare the event.`);
      return true;
    }
    return element.dispatchEvent(
      new CustomEvent(name, {
        detail: { version: EVENTS_VERSION, ...detail },
        bubbles: true,
        composed: true,
        cancelable: declared.cancelable ?? false,
      }),
    );
  };
}
