/** Seconds after which a closed site may be looked at again. */
export const CLOSED_FOR = 3600;

/** What has another address once it is otherwise. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** What programs read, and what leads to a picture. */
export const FOR_AN_HOUR = 'public, max-age=3600';
