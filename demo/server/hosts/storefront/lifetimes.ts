/** Seconds after which a closed site may be looked at again. */
export const CLOSED_FOR = 3600;

/** What programs read, and what leads to a picture. */
export const FOR_AN_HOUR = 'public, max-age=3600';
