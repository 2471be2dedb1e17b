/** A food seen in a photo. */
export interface Recognized {
  /** What a cook would call it: "red bell pepper". */
  name: string;
  /** The name of the catalogue's food that it is, or null when the catalogue has none. */
  normalized: string | null;
  /** That food's id, or null. */
  foodId: string | null;
  /** How likely it is really there, from 0 to 1: of all that is called 0.7, at least seven in ten are right. */
  confidence: number;
}

/** Sees foods in photos: the networks that come with Larder, or a model elsewhere behind the same words. */
export interface Recognizer {
  /**
   * The foods in a photo, the surest first, each once; none when nothing is known. The photo is an encoded image
   * (JPEG, PNG, WebP, AVIF), its EXIF orientation still to be applied.
   * @param caller whose photo it is: where photos wait, each caller has one looked at in turn
   * @throws AppError BAD_USER_INPUT when it cannot be read as an image, RATE_LIMITED or UNAVAILABLE when too many wait
   */
  recognize(photo: Uint8Array, caller: string, signal?: AbortSignal): Promise<Recognized[]>;
}
