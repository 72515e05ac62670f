import type { CDPSession } from '@playwright/test';

/** How much slower than this machine's the processor of a phone is taken to be. */
const SLOWER = 4;
/** Slow 4G: milliseconds until a reply begins, bytes in a second. */
const SLOW_4G = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 };

export async function slowDownProcessor(client: CDPSession): Promise<void> {
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

export async function slowDownLine(client: CDPSession): Promise<void> {
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
}
