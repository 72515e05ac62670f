import type { Route } from './routes.ts';

/** What is known of the company when a page opens. */
export type CompanyStanding =
  /** No company has this host name or token. */
  | { readonly kind: 'unknown' }
  /** The back end could not say. */
  | { readonly kind: 'unresolved' }
  | {
      readonly kind: 'known';
      readonly siteDisabled: boolean;
      readonly maintenance: boolean;
      /** The operator looks at the site: it stays open. */
      readonly debug: boolean;
    };

/**
 * `enabled` is open (`offline`: the company closed it, but the visitor is the operator). `disabled` and `maintenance` show
 * the closure page, `overloaded` the waiting page. `unknown-company` and `unavailable` are error pages without routes.
 */
export type SiteState =
  | { readonly kind: 'enabled'; readonly offline: boolean }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'overloaded' }
  | { readonly kind: 'unknown-company' }
  | { readonly kind: 'unavailable' };

/** `shops`: whether their list came; a list that failed for good counts as an overloaded site. */
export function siteState(company: CompanyStanding, shops: 'pending' | 'loaded' | 'failed'): SiteState {
  if (company.kind === 'unknown') return { kind: 'unknown-company' };
  if (company.kind === 'unresolved') return { kind: 'unavailable' };
  const offline = company.siteDisabled || company.maintenance;
  if (offline && !company.debug) return { kind: company.maintenance ? 'maintenance' : 'disabled' };
  return shops === 'failed' ? { kind: 'overloaded' } : { kind: 'enabled', offline };
}

/** Where a visitor who asks for a page has to go instead; null where the page may open. */
export function redirectOf(state: SiteState, route: Route): Route | null {
  switch (state.kind) {
    case 'disabled':
    case 'maintenance':
      return route.kind === 'disabled' ? null : { kind: 'disabled' };
    case 'overloaded':
      return route.kind === 'waiting' ? null : { kind: 'waiting' };
    case 'enabled':
      if (route.kind === 'waiting') return { kind: 'home' };
      return route.kind === 'disabled' && !state.offline ? { kind: 'home' } : null;
    case 'unknown-company':
    case 'unavailable':
      return null;
  }
}
