import type { TextNamespace, TextTree } from '#stores/texts/texts.ts';
import type { TextFiles } from './text-loader.ts';

const files = import.meta.glob<TextTree>('../../../locales/*/*.json', { import: 'default' });

/** Two requests for what is one in the built bundle: the build puts another module in this one's place. */
export const readTextFile: TextFiles = async (locale, feature) => {
  const read = (namespace: TextNamespace) => {
    const file = files[`../../../locales/${locale}/${namespace}.json`];
    if (!file) throw new Error(`There is no locales/${locale}/${namespace}.json.`);
    return file();
  };
  const [common, own] = await Promise.all([read('common'), read(feature)]);
  return { common, [feature]: own };
};
