import type { ReactNode } from 'react';
import { CATALOGUE_STATES } from './catalogue-states.tsx';
import { ELSEWHERE_STATES } from './notice-states.tsx';
import { RESERVATION_STATES } from './reservation-states.tsx';
import { REVIEW_STATES } from './review-states.tsx';
import { SLOT_STATES } from './slot-states.tsx';

/** Every state of every view of the booking, by name. */
export const STATES: Readonly<Record<string, ReactNode>> = {
  ...CATALOGUE_STATES,
  ...RESERVATION_STATES,
  ...ELSEWHERE_STATES,
  ...SLOT_STATES,
  ...REVIEW_STATES,
};
