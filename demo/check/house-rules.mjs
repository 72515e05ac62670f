import { arrows } from './rules/arrows.mjs';
import { fileName } from './rules/file-name.mjs';
import { floor } from './rules/floor.mjs';
import { htmlSinks } from './rules/html-sinks.mjs';
import { literalText } from './rules/literal-text.mjs';
import { marks } from './rules/marks.mjs';
import { noReexport } from './rules/no-reexport.mjs';
import { openedStores } from './rules/opened-stores.mjs';
import { runnableTests } from './rules/runnable-tests.mjs';
import { silentClasses } from './rules/silent-classes.mjs';
import { storeNames } from './rules/store-names.mjs';

/** The house's own lint rules, loaded by .oxlintrc.json. */
export default {
  meta: { name: 'house' },
  rules: {
    arrows,
    'file-name': fileName,
    floor,
    'html-sinks': htmlSinks,
    'literal-text': literalText,
    marks,
    'no-reexport': noReexport,
    'opened-stores': openedStores,
    'runnable-tests': runnableTests,
    'silent-classes': silentClasses,
    'store-names': storeNames,
  },
};
