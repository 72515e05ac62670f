import { createContext, useContext } from 'react';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/** The texts of the language in use. Key as `reservation:slots.title`; `count` chooses the plural by the language's rules. */
export interface UiTexts {
  readonly locale: Locale;
  readonly t: (key: string, values?: TextValues) => string;
}

const TextsContext = createContext<UiTexts>({ locale: DEFAULT_LOCALE, t: (key) => key });

/** Given once at the root of an element. */
export const TextsProvider = TextsContext.Provider;

export function useTexts(): UiTexts {
  return useContext(TextsContext);
}
