import 'i18next';

/** What `t` takes. The texts themselves are declared by `npm run texts`, one namespace a file of locales. */
declare module 'i18next' {
  interface CustomTypeOptions {
    strictKeyChecks: true;
    /** A key names its namespace, and no key is in `never`. Those that are left out are not loaded for elements. */
    defaultNS: readonly [
      never,
      ...Exclude<keyof ResourceNamespaceMap, 'document' | 'failure' | 'mail' | 'page' | 'problem'>[],
    ];
  }
}
