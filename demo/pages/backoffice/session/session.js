// Who is logged in, by company: in memory, and in this host's sessionStorage, so that a reload keeps it and another tab has none of it.

const KEY = 'vitrine.backoffice';

function stored() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function createSession() {
  let state = { company: '', tokens: {}, ...stored() };
  function keep(next) {
    state = next;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(state));
    } catch {
      // What a browser does not keep is there until the page is left.
    }
  }
  return {
    company: () => state.company,
    token: (company) => state.tokens[company],
    tokens: () => Object.entries(state.tokens),
    enter: (company, token) => keep({ company, tokens: { ...state.tokens, [company]: token } }),
    choose: (company) => keep({ ...state, company }),
    leave: () => keep({ company: state.company, tokens: {} }),
  };
}
