/** Photos that go along besides those of the recipes, and the files that they become. */
export class PhotoFiles {
  readonly #files = new Map<string, string>();

  /**
   * @param stem address of a photo without its size
   * @param folder what it belongs to
   * @returns its file in the archive
   */
  add(stem: string, folder: string): string {
    const file = `photos/${folder}-${this.#files.size + 1}.webp`;
    this.#files.set(file, stem);
    return file;
  }

  /** File and address of each. */
  get all(): ReadonlyMap<string, string> {
    return this.#files;
  }
}
