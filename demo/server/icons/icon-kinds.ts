/** An icon that systems show for a site, by the name of its file. */
export interface IconKind {
  readonly name: string;
  /** Pixels of a side. */
  readonly size: number;
  /** `maskable`: the system cuts its shape, and shows what is in the middle. `touch`: the same without a gap, for one that knows no manifest. */
  readonly purpose: 'any' | 'maskable' | 'touch';
}

export const ICON_KINDS: readonly IconKind[] = [
  { name: 'any-192', size: 192, purpose: 'any' },
  { name: 'any-512', size: 512, purpose: 'any' },
  { name: 'maskable-192', size: 192, purpose: 'maskable' },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
  { name: 'touch-180', size: 180, purpose: 'touch' },
];

/** What icons are printed from. */
export interface IconOrder {
  /** Path of a picture; null: the initials are drawn. */
  readonly picture: string | null;
  readonly initials: string;
  /** `#rrggbb`: behind a picture, behind initials, and of those. */
  readonly ground: string;
  readonly accent: string;
  readonly ink: string;
  /** Where the icons go, each as `any-192.png`. */
  readonly folder: string;
}
