/** Data as the text of a script, which no word of it can end. */
export const jsonInScript = (data: object): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
