const ESCAPED = /(^|\{)\.((?:\\.|[\w-])+)([^{]?)/;
const PLAIN = /(^|\{)\.([^\s{]+) ?/gm;

/** A rule with its class as the sources name it, which is fewer bytes than its selector. A space ends what something follows. */
export const shortened = (rule: string): string =>
  rule.replace(
    ESCAPED,
    (_, before: string, name: string, after: string) =>
      `${before}.${name.replaceAll('\\', '')}${after && ` ${after}`}`,
  );

/** Shortened rules, one a line, as they were. */
export const lengthened = (rules: string): string =>
  rules.replace(
    PLAIN,
    (_, before: string, name: string) => `${before}.${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}`,
  );
