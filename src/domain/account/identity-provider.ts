/** Services that there are buttons for. */
const PROVIDERS = ['google', 'facebook'] as const;

export type ProviderName = (typeof PROVIDERS)[number];

/** As people know them: names are the same in every language. */
export const PROVIDER_TITLES: Readonly<Record<ProviderName, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

export const isProviderName = (value: unknown): value is ProviderName =>
  PROVIDERS.some((each) => each === value);

/** A service by which a company's customers may come in. */
export interface IdentityProvider {
  readonly provider: ProviderName;
  /** Where it is asked. */
  readonly url: string;
  /** Who the company is there. */
  readonly clientId: string;
}
