import { FORCED_COLOURS } from './forced-colours.ts';
import { PRINT_RULES } from './print.ts';
import { SEARCH_FIELDS } from './search-fields.ts';

/** Rules for few visitors and for moments to come, which a first screen does not wait for. */
export const LATE_RULES = FORCED_COLOURS + PRINT_RULES + SEARCH_FIELDS;
