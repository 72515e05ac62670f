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

/** Hears what a screen hands on to itself in the page, by name. */
type HandOn = (name: string, value: unknown) => void;

const HandingOn = createContext<HandOn>(() => {});

/** Given by a server alone. */
export const HandingOnProvider = HandingOn.Provider;

/** Hands on from a server what a screen needs in the page of all that it has read; the last one holds. */
export function useHandOn(name: string, value: unknown): void {
  useContext(HandingOn)(name, value);
}
