/** What a new screen is called, as the sources spell it. */
export interface ScreenName {
  /** `gift-ideas` */
  readonly kebab: string;
  /** `giftIdeas` */
  readonly camel: string;
  /** `GiftIdeas` */
  readonly pascal: string;
  /** `gift ideas` */
  readonly words: string;
}

export function screenName(kebab: string): ScreenName {
  const pascal = kebab.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: kebab.replaceAll('-', ' '),
  };
}
