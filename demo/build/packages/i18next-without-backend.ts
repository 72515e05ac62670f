import type { Plugin } from 'vite';

const CONNECTOR = /^class Connector extends EventEmitter \{\n.*?^\}$/ms;
const FORMATTER = /^class Formatter \{\n.*?^\}$/ms;

/** What the rest of i18next asks of a connector where there is no backend. */
const NO_BACKEND = `class Connector extends EventEmitter {
  constructor(backend) {
    super();
    this.backend = backend;
    this.state = {};
  }
  load(languages, namespaces, done) {
    done();
  }
}`;

/** Amounts and times are formatted before they reach a text: none names a format. */
const NO_FORMATS = `class Formatter {
  format(value) {
    return value;
  }
}`;

/** The code of i18next without its loading of texts and its formats; null where it is not written in the known way. */
export function withoutBackend(code: string): string | null {
  if (!CONNECTOR.test(code) || !FORMATTER.test(code)) return null;
  return code.replace(CONNECTOR, NO_BACKEND).replace(FORMATTER, NO_FORMATS);
}

/** Our texts are put into i18next as they arrive, and name no formats: what is for those is 2.4 compressed kB that nothing uses. */
export function i18nextWithoutBackend(): Plugin {
  return {
    name: 'i18next-without-backend',
    apply: 'build',
    transform: {
      filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
      handler(code) {
        return withoutBackend(code) ?? this.error('i18next is no longer written in the known way.');
      },
    },
  };
}
