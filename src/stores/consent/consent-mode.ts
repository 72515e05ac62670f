/** The storages of Google's consent mode, by the word that allows each. */
const STORAGES = {
  ad_storage: 'marketing',
  analytics_storage: 'analytics',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
} as const;

/** What Google's consent mode (version 2) is told of what is agreed to. */
export function consentStates(granted: readonly string[]): Readonly<Record<string, 'granted' | 'denied'>> {
  return Object.fromEntries(
    Object.entries(STORAGES).map(([storage, word]) => [
      storage,
      granted.includes(word) ? 'granted' : 'denied',
    ]),
  );
}

/** Whether a command to Google's tag says what holds before its visitor has answered. */
export function isConsentDefault([of, what]: readonly unknown[]): boolean {
  return of === 'consent' && what === 'default';
}
