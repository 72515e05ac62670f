import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** A new id for planning and tills, until they name one of their own: without a dash, and never one that is there. */
export function newExternalId(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** The id in a dash-separated `artebeauteId`: its second part, or all of it. */
export function externalIdOf(artebeauteId: string): string {
  return artebeauteId.split('-')[1] ?? artebeauteId;
}
