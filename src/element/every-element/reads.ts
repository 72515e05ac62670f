/** What every element reads: who the company is. */
export const COMPANY_READ = '/api/companies/me';
export const SHOPS_READ = '/shops';
export const CATEGORIES_READ = '/api/categories';
