/** The time zone of the visitor's own clock. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
