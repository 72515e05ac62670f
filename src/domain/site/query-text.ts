/** The parameters as they stand in an address; commas and slashes are allowed there, and meant to be read. */
export function queryText(params: URLSearchParams): string {
  return params.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
}
