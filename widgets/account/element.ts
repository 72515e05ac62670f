import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { defineElement } from '#element/define-element.ts';
import { siteTree } from '#element/site/site-tree.tsx';
import { queryNavigation } from '#stores/navigation/query-navigation.ts';
import { accountDefinition } from './definition.ts';
import { AccountScreen } from './embedded/account-screen.tsx';

/** Registers `vitrine-account`. */
export function define(): void {
  defineElement(
    accountDefinition,
    siteTree({
      definition: accountDefinition,
      Screen: AccountScreen,
      texts: 'account',
      createNavigation: queryNavigation,
      // The attribute says what it starts with; its place says where the visitor has gone from there.
      navigation({ page, syncUrl, history }) {
        const start = { route: { kind: page }, query: EMPTY_QUERY } as const;
        const isOff = history === 'off';
        if (syncUrl) return { kind: 'query', start, isSingle: isOff };
        return { kind: 'memory', start, isKept: !isOff };
      },
    }),
  );
}
