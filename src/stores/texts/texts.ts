import { keysOf } from '#domain/keys.ts';
import {
  createInstance,
  type DefaultNamespace,
  type i18n,
  type ParseKeysWithoutVariables,
  type TFunction,
} from 'i18next';
import { atom, type ReadableAtom } from 'nanostores';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import type { Report } from '#platform/ports.ts';
import { textOptions } from './text-options.ts';

/** A feature's texts: one JSON file a language. */
export type TextNamespace = DefaultNamespace[number];

/** A key whose text takes no parameter. */
export type PlainTextKey = ParseKeysWithoutVariables<DefaultNamespace>;

/** The tree of one file in locales. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Reads one file of locales; rejects where it cannot be had. */
export type TextLoader = (locale: Locale, namespace: TextNamespace) => Promise<TextTree>;

/** Key as `reservation:slots.title`, with its parameters; `count` chooses the plural by the language's rules. */
export type Translate = TFunction;

/** A new object whenever a text may have changed: language switched or a file arrived. */
export interface Texts {
  readonly locale: Locale;
  readonly t: Translate;
  /** Rises with every change. */
  readonly version: number;
  /** Whether this language's file of the namespace is there, or can no longer be hoped for. */
  has(namespace: TextNamespace): boolean;
  /** Whether there are no words at all for it, the French ones neither: a screen would show keys. */
  lacks(namespace: TextNamespace): boolean;
}

export interface TextsStore {
  readonly $texts: ReadableAtom<Texts>;
  /** Loads what is missing, in the language in use; shared. Never rejects: a file that cannot be had leaves the French words. */
  ensure(...namespaces: TextNamespace[]): Promise<void>;
  /** Loads what is in use in another language, and then speaks it. */
  speak(locale: Locale): Promise<void>;
  /** What says a namespace in a language that need not be the one in use; null where its file cannot be had. */
  wordsIn(locale: Locale, namespace: TextNamespace): Promise<Translate | null>;
  /** The trees of the language in use, for a page that the server renders. */
  data(): Partial<Record<TextNamespace, TextTree>>;
}

export interface TextsTools {
  readonly load: TextLoader;
  readonly locale: Locale;
  readonly initial: Partial<Record<TextNamespace, TextTree>>;
  readonly report: Report;
}

export function createTexts({ load, locale: first, initial, report }: TextsTools): TextsStore {
  const i18n = createInstance();
  void i18n.init(textOptions(first, initial));
  const wanted = new Set(keysOf(initial));
  const files = createFiles({ load, report, i18n });
  let wantedLocale = first;

  function textsOf(locale: Locale, version: number): Texts {
    return {
      locale,
      version,
      t: i18n.getFixedT(locale),
      has: (namespace) => files.isSettled(locale, namespace),
      lacks: (namespace) =>
        [locale, DEFAULT_LOCALE].every((each) => !files.isThere(each, namespace)) &&
        files.isSettled(locale, namespace),
    };
  }
  const $texts = atom<Texts>(textsOf(first, 0));

  /** Loads all that is wanted, and shows it unless another language was wanted meanwhile. */
  async function complete(locale: Locale): Promise<void> {
    await Promise.all([...wanted].map((namespace) => files.read(locale, namespace)));
    if (wantedLocale === locale) $texts.set(textsOf(locale, $texts.get().version + 1));
  }

  return {
    $texts,
    async ensure(...namespaces) {
      const isNew = namespaces.some((namespace) => !files.isThere(wantedLocale, namespace));
      for (const namespace of namespaces) wanted.add(namespace);
      if (isNew) await complete(wantedLocale);
    },
    async speak(locale) {
      wantedLocale = locale;
      if ($texts.get().locale !== locale) await complete(locale);
    },
    async wordsIn(locale, namespace) {
      await files.read(locale, namespace);
      return files.isThere(locale, namespace) ? i18n.getFixedT(locale) : null;
    },
    data: () => ({
      ...(i18n.getDataByLanguage($texts.get().locale) as Partial<Record<TextNamespace, TextTree>>),
    }),
  };
}

const SHARED = { skipCopy: true } as const;

interface FilesTools {
  readonly load: TextLoader;
  readonly report: Report;
  readonly i18n: i18n;
}

/** The files of locales, each read once. One that cannot be had is asked again when it is next wanted. */
function createFiles({ load, report, i18n }: FilesTools) {
  const running = new Map<string, Promise<void>>();
  const missing = new Set<string>();
  const isThere = (locale: Locale, namespace: TextNamespace) => i18n.hasResourceBundle(locale, namespace);

  async function fetchFile(locale: Locale, namespace: TextNamespace): Promise<void> {
    const name = `${locale}/${namespace}`;
    try {
      // Nothing changes a file that is there: who else has it, as a server that renders the next page, may share it.
      i18n.addResourceBundle(locale, namespace, await load(locale, namespace), false, true, SHARED);
      missing.delete(name);
    } catch {
      report({ kind: 'network', message: `The texts ${name} cannot be had.` });
      missing.add(name);
      if (locale !== DEFAULT_LOCALE) await read(DEFAULT_LOCALE, namespace);
    }
    running.delete(name);
  }

  function read(locale: Locale, namespace: TextNamespace): Promise<void> {
    const name = `${locale}/${namespace}`;
    if (isThere(locale, namespace)) return Promise.resolve();
    const reading = running.get(name) ?? fetchFile(locale, namespace);
    if (!isThere(locale, namespace)) running.set(name, reading);
    return reading;
  }

  return {
    read,
    isThere,
    isSettled: (locale: Locale, namespace: TextNamespace) =>
      isThere(locale, namespace) || missing.has(`${locale}/${namespace}`),
  };
}
