import type { Api } from '#platform/api/api.ts';
import type { CartServer } from './cart-server.ts';

/** The cart server of a customer, whose code a guest never needs: it comes with the first question. */
export function laterCartServer(api: Api): CartServer {
  let loading: Promise<CartServer> | undefined;

  function load(): Promise<CartServer> {
    loading ??= import('./cart-server.ts').then(
      ({ createCartServer }) => createCartServer(api),
      (error: unknown) => {
        // The code did not arrive: the next question may have better luck.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }
  const unavailable = () => ({ kind: 'unavailable' }) as const;

  return {
    find: (customer) => load().then((server) => server.find(customer), unavailable),
    save: (customer, id, cart) => load().then((server) => server.save(customer, id, cart), unavailable),
  };
}
