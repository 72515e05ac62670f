declare const __VITRINE_VERSION__: string | undefined;

/** The package's version, written in by the build; `dev` where the sources run as they are. */
export const VERSION: string = typeof __VITRINE_VERSION__ === 'undefined' ? 'dev' : __VITRINE_VERSION__;
