import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. A route that does not say stops the start of the server. */
    policy?: string;
  }
}

/** Denies by default: no route can be registered without a word on who may use it. Preflights hold no data. */
export function requirePolicies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const isPreflight = [route.method].flat().every((method) => method === 'OPTIONS');
    if (!isPreflight && !route.config?.policy) {
      throw new Error(`The route ${String(route.method)} ${route.url} says nothing of who may use it.`);
    }
  });
}
