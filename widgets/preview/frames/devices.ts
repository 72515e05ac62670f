/** What a site is shown on, in CSS pixels. */
export const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 844 },
} as const;

export type Device = keyof typeof DEVICES;
export type ShownDevices = 'both' | Device;

export const devicesOf = (shown: ShownDevices): readonly Device[] =>
  shown === 'both' ? ['desktop', 'phone'] : [shown];

/** CSS pixels between two. */
export const GAP = 24;
/** Below that the two are shown below one another. */
const LEAST_BESIDE = 720;

/** How much smaller each is shown than it is, so that all fit beside one another, or below where there is little room. */
export function scaleOf(devices: readonly Device[], room: number): ReadonlyMap<Device, number> {
  const widths = devices.map((device) => DEVICES[device].width);
  const isBeside = devices.length > 1 && room >= LEAST_BESIDE;
  const beside = (room - GAP * (devices.length - 1)) / widths.reduce((sum, width) => sum + width, 0);
  return new Map(
    devices.map((device, at) => [device, Math.min(1, isBeside ? beside : room / (widths[at] ?? 1))]),
  );
}
