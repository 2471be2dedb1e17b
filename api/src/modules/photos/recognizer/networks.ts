import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { ClassGroup } from './classes.ts';
import type { Picture } from './picture.ts';
import { partsOf, wholesOf } from './squares.ts';
import { judge, type Sighting, type ViewAnswer } from './verdict.ts';
import { mirrored, type Square, VIEW_LENGTH, VIEW_SIDE, viewOf } from './views.ts';

/** The trained networks, loaded; they look at a picture in many views and say together what it shows. */
export class Networks {
  readonly #session: InferenceSession;
  readonly #groups: ClassGroup[];

  private constructor(session: InferenceSession, groups: ClassGroup[]) {
    this.#session = session;
    this.#groups = groups;
  }

  /** Loads the weights: about 20 ms. One thread computes, so that recognition never takes more than one core. */
  static async load(file: string, groups: ClassGroup[]): Promise<Networks> {
    return new Networks(await InferenceSession.create(file, { intraOpNumThreads: 1, interOpNumThreads: 1 }), groups);
  }

  /** The foods in a picture, the surest first. */
  async look(picture: Picture): Promise<Sighting[]> {
    const { width, height } = picture;
    const viewAt = (square: Square): Float32Array => viewOf(picture, square);
    const wholes = wholesOf(width, height)
      .map(viewAt)
      .flatMap((view) => [view, mirrored(view)]);
    const parts = partsOf(width, height).map(viewAt);
    const answers = await this.#answersTo([...wholes, ...parts]);
    return judge(answers.slice(0, wholes.length), answers.slice(wholes.length), this.#groups);
  }

  async #answersTo(views: Float32Array[]): Promise<ViewAnswer[]> {
    const values = new Float32Array(views.length * VIEW_LENGTH);
    for (const [index, view] of views.entries()) values.set(view, index * VIEW_LENGTH);
    const { logits } = await this.#session.run({
      pictures: new Tensor('float32', values, [views.length, 3, VIEW_SIDE, VIEW_SIDE]),
    });
    if (!(logits?.data instanceof Float32Array)) throw new Error('The networks gave no logits.');
    const { data } = logits;
    const [, networks = 0, classes = 0] = logits.dims;
    const answer = (view: number): ViewAnswer =>
      Array.from({ length: networks }, (_, network) =>
        data.slice((view * networks + network) * classes, (view * networks + network + 1) * classes),
      );
    return views.map((_, view) => answer(view));
  }
}
