import { createContext, useContext } from 'react';

/** A dialog lies over the page until the result is called; Back closes it. */
export type CoverPage = (close: () => void) => () => void;

const CoverPageContext = createContext<CoverPage | null>(null);

/** Given once at the root of an element; null where it leaves the page's history alone. */
export const CoverPageProvider = CoverPageContext.Provider;

export function useCoverPage(): CoverPage | null {
  return useContext(CoverPageContext);
}
