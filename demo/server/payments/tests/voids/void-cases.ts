import { server } from '../../interruptions/server/open-interrupted.ts';

/** Cents of the tests' visit. */
export const DUE = 7050;
/** Milliseconds. */
export const MINUTE = 60_000;

/** Those that take money; `free` is tried apart. */
export const PROVIDERS = ['stripe', 'payzen', 'saferpay', 'monetico', 'paypal'] as const;

/** Lets time go by. */
export const pass = (milliseconds: number) => server.clock.set(server.clock.now() + milliseconds);
