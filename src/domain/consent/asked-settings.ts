/** Settings of a company that may name a service which its visitors are asked about; the table of services comes where one does. */
export const ASKED_SETTINGS = [
  'booker.ganalytics',
  'booker.thirdParties.hotjar',
  'booker.thirdParties.googleTagManager',
  'booker.thirdParties.facebook',
  'booker.optinMonsterCode',
  'booker.avisverifies.codeMarque',
  'booker.mapTiles.url',
  'gaConversionId',
  'klaviyoPublicKey',
] as const;

/** What a company has set at a path, its parts in order. */
export function valueAt(settings: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? Reflect.get(value, name)
        : undefined,
    settings,
  );
}

/** Whether an id is of the back end itself, as its map's: that is nobody else's. `base`: its origin; empty: the page's own. */
export const isOwnId = (id: string, base: string) => id.startsWith(`${base}/`);

/** Whether a company may have set up a service of somebody else that its visitors are asked about. */
export function mayAsk(company: unknown, base: string): boolean {
  return ASKED_SETTINGS.some((setting) => {
    const id = valueAt(company, setting.split('.'));
    return typeof id === 'string' && id !== '' && ![base, ''].some((own) => isOwnId(id, own));
  });
}
