import type { Raster } from './grid.ts';

/** How much of a page is looked at. */
const HEIGHT = 1800;

export const WIDTHS = ['390', '1280'] as const;
export type Width = (typeof WIDTHS)[number];

/** The cells in which a page is looked at. */
export const RASTERS: Readonly<Record<Width, Raster>> = {
  390: { width: 390, height: HEIGHT, columns: 16 },
  1280: { width: 1280, height: HEIGHT, columns: 32 },
};

/** The window in which the page is shown. */
export const WINDOWS = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } } as const;

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/**
 * Cells that may differ though a page is composed alike: free times, today's hours and dates are longer or shorter from day to day, come
 * at their own time, and now and then take a line more. A layout that falls apart moves more than that.
 */
export const ALIKE = 0.08;
