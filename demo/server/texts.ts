import type {
  InterpolationMap,
  ParseKeys,
  ParseKeysWithoutVariables,
  TFunctionReturn,
  TOptions,
} from 'i18next';
import deAccount from '#locales/de/account.json' with { type: 'json' };
import deDocument from '#locales/de/document.json' with { type: 'json' };
import deMail from '#locales/de/mail.json' with { type: 'json' };
import deProblem from '#locales/de/problem.json' with { type: 'json' };
import dePage from '#locales/de/page.json' with { type: 'json' };
import deStorefront from '#locales/de/storefront.json' with { type: 'json' };
import enAccount from '#locales/en/account.json' with { type: 'json' };
import enDocument from '#locales/en/document.json' with { type: 'json' };
import enMail from '#locales/en/mail.json' with { type: 'json' };
import enProblem from '#locales/en/problem.json' with { type: 'json' };
import enPage from '#locales/en/page.json' with { type: 'json' };
import enStorefront from '#locales/en/storefront.json' with { type: 'json' };
import esAccount from '#locales/es/account.json' with { type: 'json' };
import esDocument from '#locales/es/document.json' with { type: 'json' };
import esMail from '#locales/es/mail.json' with { type: 'json' };
import esProblem from '#locales/es/problem.json' with { type: 'json' };
import esPage from '#locales/es/page.json' with { type: 'json' };
import esStorefront from '#locales/es/storefront.json' with { type: 'json' };
import frAccount from '#locales/fr/account.json' with { type: 'json' };
import frDocument from '#locales/fr/document.json' with { type: 'json' };
import frMail from '#locales/fr/mail.json' with { type: 'json' };
import frProblem from '#locales/fr/problem.json' with { type: 'json' };
import frPage from '#locales/fr/page.json' with { type: 'json' };
import frStorefront from '#locales/fr/storefront.json' with { type: 'json' };
import itAccount from '#locales/it/account.json' with { type: 'json' };
import itDocument from '#locales/it/document.json' with { type: 'json' };
import itMail from '#locales/it/mail.json' with { type: 'json' };
import itProblem from '#locales/it/problem.json' with { type: 'json' };
import itPage from '#locales/it/page.json' with { type: 'json' };
import itStorefront from '#locales/it/storefront.json' with { type: 'json' };
import type { Locale } from '#domain/locale.ts';

const TEXTS: Readonly<Record<Locale, object>> = {
  fr: {
    account: frAccount,
    document: frDocument,
    mail: frMail,
    problem: frProblem,
    page: frPage,
    storefront: frStorefront,
  },
  de: {
    account: deAccount,
    document: deDocument,
    mail: deMail,
    problem: deProblem,
    page: dePage,
    storefront: deStorefront,
  },
  en: {
    account: enAccount,
    document: enDocument,
    mail: enMail,
    problem: enProblem,
    page: enPage,
    storefront: enStorefront,
  },
  es: {
    account: esAccount,
    document: esDocument,
    mail: esMail,
    problem: esProblem,
    page: esPage,
    storefront: esStorefront,
  },
  it: {
    account: itAccount,
    document: itDocument,
    mail: itMail,
    problem: itProblem,
    page: itPage,
    storefront: itStorefront,
  },
};

type Namespaces = readonly [
  never,
  ...('account' | 'document' | 'mail' | 'page' | 'problem' | 'storefront')[],
];

/** A key with its namespace, as `mail:confirmed.subject`. */
export type ServerTextKey = ParseKeys<Namespaces>;

/** A key whose text has no `{{name}}`. */
export type PlainServerTextKey = ParseKeysWithoutVariables<Namespaces>;

/** What follows a key: the values of its text's `{{name}}`s, and nothing where there are none. */
export type TextValues<Key extends ServerTextKey> = [Key] extends [PlainServerTextKey]
  ? []
  : [values: InterpolationMap<TFunctionReturn<Namespaces, Key, TOptions>>];

/**
 * The sentence of a key such as `mail:confirmed.subject` in a language, its `{{name}}`s filled in as they are: escape
 * what becomes HTML. Throws for a key that does not exist.
 */
export function translate<const Key extends ServerTextKey>(
  locale: Locale,
  key: Key,
  ...values: TextValues<Key>
): string;
export function translate(
  locale: Locale,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  let found: unknown = TEXTS[locale];
  for (const part of key.split(/[:.]/)) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined;
  }
  if (typeof found !== 'string') throw new Error(`No text ${key} in ${locale}.`);
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
