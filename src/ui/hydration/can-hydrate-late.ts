import { createContext } from 'react';

/** Whether parts of a server's markup may wait for their code: given in a page whose style sheet is whole without it. */
export const CanHydrateLate = createContext(false);
