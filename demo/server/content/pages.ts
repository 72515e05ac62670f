/** Which page of a back-office list a query asks for. */
interface PageWish {
  readonly page?: number;
  readonly itemPerPage?: number;
}

const BACK_OFFICE_PAGE = 20;

export function rangeOf({ page = 1, itemPerPage = BACK_OFFICE_PAGE }: PageWish) {
  return { page, itemPerPage, offset: (page - 1) * itemPerPage };
}
