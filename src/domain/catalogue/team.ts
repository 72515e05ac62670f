import type { LocalizedText } from '../locale.ts';
import type { Picture } from './catalogue.ts';

/** Somebody of a shop's team whom a visitor may choose. */
export interface TeamMember {
  /** The practitioner's. */
  readonly id: string;
  readonly name: string;
  /** Null: initials stand for them. */
  readonly picture: Picture | null;
  /** What they do best, in a line; empty where nothing is said. */
  readonly craft: LocalizedText;
}
