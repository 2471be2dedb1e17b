/// <reference path="./onnxruntime-node.d.ts" />
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { ClassGroup } from './classes.ts';
import type { Picture } from './picture.ts';
import { squaresOf } from './squares.ts';
import { judge, type Sighting } from './verdict.ts';
import { mirrored, VIEW_LENGTH, VIEW_SIDE, viewOf } from './views.ts';

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
    const views = squaresOf(picture.width, picture.height).flatMap((square) => {
      const view = viewOf(picture, square);
      return [view, mirrored(view)];
    });
    return judge(await this.logitsOf(views), this.#groups);
  }

  /** What each network answers to each view: a logit for every class. */
  async logitsOf(views: Float32Array[]): Promise<Float32Array[]> {
    const values = new Float32Array(views.length * VIEW_LENGTH);
    for (const [index, view] of views.entries()) values.set(view, index * VIEW_LENGTH);
    const { logits } = await this.#session.run({ pictures: new Tensor('float32', values, [views.length, 3, VIEW_SIDE, VIEW_SIDE]) });
    if (!(logits?.data instanceof Float32Array)) throw new Error('The networks gave no logits.');
    const classes = logits.dims.at(-1) ?? 0;
    const { data } = logits;
    return Array.from({ length: data.length / classes }, (_, index) => data.slice(index * classes, (index + 1) * classes));
  }
}
