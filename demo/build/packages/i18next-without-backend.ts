import type { Plugin } from 'vite';

const CONNECTOR = /^class Connector extends EventEmitter \{\n.*?^\}$/ms;

/** What the rest of i18next asks of it where there is no backend. */
const INERT = `class Connector extends EventEmitter {
  constructor(backend) {
    super();
    this.backend = backend;
    this.state = {};
  }
  load(languages, namespaces, done) {
    done();
  }
}`;

/** The code of i18next without what loads texts by its plugins; null where it is not written in the known way. */
export function withoutConnector(code: string): string | null {
  return CONNECTOR.test(code) ? code.replace(CONNECTOR, INERT) : null;
}

/** Our texts are put into i18next as they arrive: what would load them by a backend is 1.8 compressed kB that nothing uses. */
export function i18nextWithoutBackend(): Plugin {
  return {
    name: 'i18next-without-backend',
    apply: 'build',
    transform: {
      filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
      handler(code) {
        return withoutConnector(code) ?? this.error('i18next no longer has its connector in the known way.');
      },
    },
  };
}
