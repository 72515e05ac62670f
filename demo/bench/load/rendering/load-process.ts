import { load, type Order } from '../load.ts';

/** A load in a process of its own, so that the processor's time of the server's is of the server alone. */
process.on('message', (order: Order) => void load(order).then((round) => process.send?.(round)));
