import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { Locale } from '#domain/locale.ts';

/** The texts of the language in use. Key as `reservation:slots.title`, with its parameters; `count` chooses the plural by the language's rules. */
export interface UiTexts {
  readonly locale: Locale;
  readonly t: TFunction;
}

const TextsContext = createContext<UiTexts | null>(null);

/** Given once at the root of an element. */
export const TextsProvider = TextsContext.Provider;

/** Throws outside of a `TextsProvider`. */
export function useTexts(): UiTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts: no TextsProvider');
  return texts;
}
