import { EVENTS_VERSION, type Emit } from '#stores/widget-events.ts';
import type { Face } from './face.ts';

/** The element's voice: typed, composed, bubbling events; cancelable where the face says so. */
export function emitterOf(element: HTMLElement, face: Face): Emit {
  return (name, detail) => {
    const declared = face.events[name];
    if (!declared) {
      console.error(`<${face.tag}> ${name}: this element does not declare the event.`);
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
