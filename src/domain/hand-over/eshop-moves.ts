import { orderProgress, WAYS, type EshopOrder, type EshopStatus } from '../account/orders/eshop-order.ts';

const MOVES: Readonly<Record<EshopStatus, readonly EshopStatus[]>> = {
  pending: ['paid', 'cancelled'],
  paid: ['preparing', 'ready', 'shipped', 'cancelled', 'refunded'],
  preparing: ['ready', 'shipped', 'cancelled', 'refunded'],
  ready: ['collected', 'cancelled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  collected: ['refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
};

/** Where an order of products ends that does not go its way. */
const ENDS: readonly EshopStatus[] = ['cancelled', 'refunded'];

/** Whether an order of products may become what it is not yet: forward, and on the way of what is collected or sent. */
export function mayMoveOrder(mode: EshopOrder['mode'], from: EshopStatus, to: EshopStatus): boolean {
  return MOVES[from].includes(to) && (ENDS.includes(to) || WAYS[mode].includes(to));
}

/** Whether it is paid, and neither handed over nor given up: what is told of its hand-over may still change. */
export function isUnderWay(order: Pick<EshopOrder, 'mode' | 'status'>): boolean {
  const progress = orderProgress(order);
  return progress !== null && progress.reached < progress.stages.length;
}

/** The statuses to which a shop moves an order by itself; where money goes back, it ends with that. */
export function isHandOver(status: EshopStatus): boolean {
  return status !== 'pending' && status !== 'paid' && !ENDS.includes(status);
}
