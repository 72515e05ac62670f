/** What the journeys are given by the start of the server. */
export interface EngineSettings {
  readonly port: number;
  /** The path of the program. */
  readonly firefox: string;
}

/** Whom each engine books, so that neither takes the hours of the other. */
interface Wish {
  readonly shop: string;
  readonly person: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly settings: EngineSettings;
    readonly engine: 'firefox' | 'webkit';
    readonly wish: Wish;
  }
}
