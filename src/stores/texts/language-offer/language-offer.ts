import { atom, type ReadableAtom } from 'nanostores';
import { languageToOffer } from '#domain/languages/language-offer.ts';
import type { Locale } from '#domain/locale.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { storedLocale } from '../locale.ts';
import type { Translate } from '../texts.ts';

/** A language with the words of its offer, which are its own. */
export interface OfferedLanguage {
  readonly locale: Locale;
  readonly t: Translate;
}

/** The language that the visitor's browser prefers, offered once in a browser to who has chosen none. */
export interface LanguageOfferStore extends FeatureStore {
  /** Null where there is none to be made, its words are not there yet, or it was answered. */
  readonly $offered: ReadableAtom<OfferedLanguage | null>;
  /** It is on the screen: that was the one time. */
  shown(): void;
  /** True once the language is there. */
  accept(): Promise<boolean>;
  decline(): void;
}

const KEY = 'language.offered';

export function createLanguageOffer({ ports, connection, visitor }: FeatureTools): LanguageOfferStore {
  const { locale, texts } = connection;
  const { local } = visitor.storage;
  const isMade = storedLocale(ports.cookies) !== null || local.read(KEY) !== null;
  const language = languageToOffer({
    preferred: ports.languages(),
    enabled: locale.$locales.get(),
    current: locale.$locale.get(),
  });
  const $offered = atom<OfferedLanguage | null>(null);
  let isOver = isMade;
  function decline(): void {
    isOver = true;
    $offered.set(null);
  }
  async function offer(wanted: Locale): Promise<void> {
    const t = await texts.wordsIn(wanted, 'language-offer');
    if (t && !isOver) $offered.set({ locale: wanted, t });
  }
  // Another language was chosen meanwhile.
  const watching = locale.$locale.listen(decline);
  if (language !== null && !isOver) void offer(language);
  return {
    $offered,
    shown: () => void local.write(KEY, '1'),
    decline,
    async accept() {
      const wanted = $offered.get();
      decline();
      return wanted !== null && (await locale.choose(wanted.locale));
    },
    dispose: watching,
  };
}
