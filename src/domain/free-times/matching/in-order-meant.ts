import type { ExternalServiceId } from '../../catalogue/ids.ts';

/** Times by their service, in the order in which the services were meant; where none was, in the order of the times. */
export function inOrderMeant<Time extends { readonly externalServiceId: ExternalServiceId }>(
  times: readonly Time[],
  meant: readonly ExternalServiceId[] | null,
): readonly (readonly [ExternalServiceId, readonly Time[]])[] {
  const order = new Map(meant?.map((id, index) => [id, index]));
  const rank = (id: ExternalServiceId) => order.get(id) ?? order.size;
  return [...Map.groupBy(times, ({ externalServiceId }) => externalServiceId)].toSorted(
    ([a], [b]) => rank(a) - rank(b),
  );
}
