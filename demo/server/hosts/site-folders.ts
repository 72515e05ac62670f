/** Where the files lie that the server does not make itself. */
export interface SiteFolders {
  /** The built bundle: `dist`. */
  readonly bundle: string;
  /** Pictures in the sizes that were asked for, one folder a company; uploads. */
  readonly pictures: string;
  /** Pages of other origins: `demo/pages`. */
  readonly pages: string;
}
