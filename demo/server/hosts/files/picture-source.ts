/** Pictures that are made when they are first asked for. */
export interface PictureSource {
  /** The path in the folder of pictures of what an address below `/medias/` means; null for what it does not make. */
  fileFor(address: string): Promise<string | null>;
}
