import { pathFromRoot } from './file-path.mjs';

/**
 * What pages' scripts have got since the oldest browsers of the README, by the object it is on where the name alone is also
 * another's. The language itself is kept by the types: `lib` in tsconfig.json ends with the same year.
 */
const NEWER = new Set([
  'Document.parseHTML',
  'URL.parse',
  'ariaNotify',
  'ariaActiveDescendantElement',
  'ariaControlsElements',
  'ariaDescribedByElements',
  'ariaLabelledByElements',
  'closedBy',
  'commandForElement',
  'cookieStore',
  'customElementRegistry',
  'getHTML',
  'moveBefore',
  'onscrollend',
  'requestClose',
  'scheduler',
  'setHTML',
  'startViewTransition',
]);

const nameOf = (node) => (node.computed ? node.property.value : node.property.name);

/** Tests run in the newest of browsers. */
export const floor = {
  create(context) {
    if (/\.test\.tsx?$|\/testing\//.test(pathFromRoot(context))) return {};
    return {
      MemberExpression(node) {
        const name = nameOf(node);
        const found = [name, `${node.object.name}.${name}`].find((one) => NEWER.has(one));
        if (!found) return;
        context.report({ node, message: `'${found}' is not in all browsers that the README promises.` });
      },
    };
  },
};
