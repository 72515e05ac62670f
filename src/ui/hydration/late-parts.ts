import { createContext } from 'react';

/** When the code of a part is asked for: once it is seen or touched, or not before it is touched. */
export type Until = 'seen' | 'touched';

/** Keeps what happens in a part, and starts it once it is wanted. The result is called when the part can answer, or is gone. */
export type KeepPart = (part: Element, until: Until, start: () => void) => () => void;

/** Lets parts of a server's markup wait for their code; null where they may not, as the page's style sheet is not whole without it. */
export const LateParts = createContext<KeepPart | null>(null);
