/** Which rows of a list a page is made of. */
export function slice({ page = 1, itemPerPage = 20 }: { page?: number; itemPerPage?: number }) {
  return { page, itemPerPage, offset: (page - 1) * itemPerPage };
}
