import { atom, type ReadableAtom } from 'nanostores';
import { companyByHost, currentCompany } from '#contract/company/companies.ts';
import type { Company } from '#domain/company/company.ts';
import type { CompanyTheme } from '#domain/company/company-theme.ts';
import { jsonOf } from '#domain/json.ts';
import type { Locale } from '#domain/locale.ts';
import type { Api } from '#platform/api/api.ts';
import type { Answer } from '#platform/api/answer.ts';
import { parseCompany } from '#platform/wire/company/company.ts';
import type { Warn } from '#platform/wire/read.ts';
import { loadOnce, valueOf, type Load } from '../load.ts';
import type { ReadCompany } from './company-reads.ts';

/** How a site knows its company: by its public token, or by the host name that it is served on. */
export type CompanySource =
  { readonly kind: 'token'; readonly token: string } | { readonly kind: 'host'; readonly host: string };

export interface CompanyStore {
  /** `failed` with problem type `company_error`: no such company. With any other: it cannot be resolved now. */
  readonly $company: ReadableAtom<Load<Company>>;
  /** What is shown of its theme, which may be newer than the company's own; null: not known yet. */
  readonly $theme: ReadableAtom<CompanyTheme | null>;
  /** The layouts that are shown, by page kind; empty: not known yet, or none is chosen. */
  readonly $layouts: ReadableAtom<Company['pageThemes']>;
  /** Loads once a language, whoever asks; asks again after a failure. */
  ensure(): Promise<Load<Company>>;
  /** The language changed. */
  follow(): void;
  /** Asks anew, and shows what it has until the answer is there. */
  again(): Promise<Load<Company>>;
  /** What a reply says; null where it cannot be read. */
  read(reply: unknown): Company | null;
  /** Shows another one in place of the back end's. */
  show(company: Company): void;
  /** Shows another look of it: `$company` stays as it is, and nobody draws anew what has no other layout. */
  showLook(look: Pick<Company, 'theme' | 'pageThemes'>): void;
}

export interface CompanyTools {
  readonly api: () => Api;
  readonly source: CompanySource;
  readonly apiBase: string;
  readonly warn: Warn;
  readonly locale: () => Locale;
  /** The reply that a server-rendered page brought along; null: none. */
  readonly initial: { readonly locale: Locale; readonly reply: unknown } | null;
  readonly read: ReadCompany;
}

export function createCompany({
  api,
  source,
  apiBase,
  warn,
  locale,
  initial,
  read,
}: CompanyTools): CompanyStore {
  const parse = (reply: unknown) => parseCompany(reply, apiBase, warn);
  const understand = (reply: unknown) => {
    const value = parse(reply);
    return value && { reply, value };
  };
  const first = initial && parse(initial.reply);
  const { $load, ensure, follow, again, show } = loadOnce({
    ask: (spoken) =>
      read('company', spoken, () =>
        source.kind === 'token'
          ? api().ask(currentCompany, understand)
          : api().ask(companyByHost, understand, { params: { host: source.host } }),
      ),
    locale,
    initial: initial && first && { locale: initial.locale, value: first },
  });
  const $theme = atom<CompanyTheme | null>(null);
  const $layouts = atom<Company['pageThemes']>(new Map());
  const showLook: CompanyStore['showLook'] = ({ theme, pageThemes }) => {
    // To apply a theme takes a while.
    if (jsonOf(theme) !== jsonOf($theme.get())) $theme.set(theme);
    if (jsonOf([...pageThemes]) !== jsonOf([...$layouts.get()])) $layouts.set(pageThemes);
  };
  $load.subscribe((load) => {
    if (load.kind === 'ready') showLook(load.value);
  });
  return {
    $company: $load,
    $theme,
    $layouts,
    ensure,
    follow,
    again,
    read: parse,
    show,
    showLook,
  };
}

/** The token that calls carry: at hand where the page gave it, else with the company. */
export function companyToken(source: CompanySource, { $company, ensure }: CompanyStore) {
  const now = (): string | null =>
    source.kind === 'token' ? source.token : (valueOf($company.get())?.token ?? null);
  return {
    now,
    async wait(): Promise<Answer<string>> {
      const known = now();
      if (known !== null) return { kind: 'ok', value: known };
      const load = await ensure();
      if (load.kind === 'ready') return { kind: 'ok', value: load.value.token };
      const problem = load.kind === 'failed' ? load.problem : null;
      if (!problem) throw new Error('No company: look at its host and the API base.');
      return { kind: 'unavailable', problem };
    },
  };
}
