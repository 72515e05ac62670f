import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. A route that does not say stops the start of the server. */
    policy?: string;
  }
  interface FastifyInstance {
    /** Every route that all hosts have, as it was registered. */
    routeList: readonly { readonly method: string; readonly url: string; readonly policy: string }[];
  }
}

/** Denies by default: no route can be registered without a word on who may use it. Preflights hold no data. */
export function requirePolicies(app: FastifyInstance): void {
  const routes: { method: string; url: string; policy: string }[] = [];
  app.decorate('routeList', routes);
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    const isPreflight = methods.every((method) => method === 'OPTIONS');
    if (!isPreflight && !route.config?.policy) {
      throw new Error(`The route ${String(route.method)} ${route.url} says nothing of who may use it.`);
    }
    // At the same paths of other hosts there is something else, or nothing.
    if (route.constraints?.['host'] !== undefined) return;
    for (const method of methods)
      routes.push({ method, url: route.url, policy: route.config?.policy ?? 'preflight' });
  });
}
