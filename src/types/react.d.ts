import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { VitrineElements } from './elements.d.ts';
import type { Listeners, Settable, Tag } from './attributes.d.ts';

/** In React 19 a property of a custom element is set as it is; `on` before an event's name listens to it. */
type InReact = {
  [T in Tag]: DetailedHTMLProps<
    HTMLAttributes<VitrineElements[T]['element']>,
    VitrineElements[T]['element']
  > &
    Settable<T> &
    Listeners<T>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends InReact {}
  }
}
