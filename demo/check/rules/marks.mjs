const unfinished = /\b(TODO|FIXME|XXX|HACK)\b/;

export const marks = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const mark = unfinished.exec(comment.value)?.[1];
          if (mark)
            context.report({
              loc: comment.loc,
              message: `'${mark}': finish it, or write the test that asks for it.`,
            });
        }
      },
    };
  },
};
