/** What is no sentence: marks, entities, addresses, hours. */
const code = /<[^>]*>|&#?\w+;|\w+:\/\/\S*|\d:\d/g;

const rules = [
  { fault: /(?<![\u202F?!])[?!;]/, says: 'a narrow no-break space (U+202F) before ? ! ;' },
  { fault: /(?<!\u00A0)[:»]|«(?!\u00A0)/, says: 'a no-break space (U+00A0) before : and inside « »' },
  {
    fault: /\d (?:[€%]|(?:h|min|g|kg|ml|km)\b)|\d\sh \d/,
    says: 'a no-break space between a number and its unit',
  },
];

/** The spaces that French sets before its marks, and that no line may break at, where a text lacks them. */
export function faultsOfFrench(text: string): string[] {
  const sentences = text.replace(code, '');
  return rules.filter(({ fault }) => fault.test(sentences)).map(({ says }) => says);
}
