import { ROOT_CLASS } from '../tokens.ts';

/** What is typed into the field of a search is emptied there by no sign of the browser's own, in colours that are no company's. */
export const SEARCH_FIELDS = `
.${ROOT_CLASS} ::-webkit-search-cancel-button{display:none}
`;
