import { createContext, useContext } from 'react';

/** Hears the title of the document that a server makes around what it renders. */
type TellTitle = (title: string | null) => void;

const ServerTitle = createContext<TellTitle>(() => {});

/** Given by a server alone. */
export const ServerTitleProvider = ServerTitle.Provider;

/** Tells a server the title of its document; the last one holds. */
export function useServerTitle(title: string | null): void {
  useContext(ServerTitle)(title);
}
