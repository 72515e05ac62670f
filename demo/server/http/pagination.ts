/** Which page of a list a query asks for. */
interface PageWish {
  readonly page?: number;
  readonly itemPerPage?: number;
}

const BACK_OFFICE_PAGE = 20;

/** Which rows of the list that page is made of. */
export function pageRange({ page = 1, itemPerPage = BACK_OFFICE_PAGE }: PageWish) {
  return { page, itemPerPage, offset: (page - 1) * itemPerPage };
}
