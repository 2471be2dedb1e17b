import { BLOCK } from './index-postings.ts';
import { KERNEL_CODE } from './kernel-code.ts';

/** What `api/kernel/match-kernel.ts` exports, which also says how its memory is laid out. */
interface Kernel {
  memory: { buffer: ArrayBuffer };
  addToAll(length: number, tally: number): void;
  addToUsed(length: number, tally: number): void;
  countOn(from: number, to: number, floor: number, wanted: number, relevant: number, most: number, bar: number): number;
}

/** The part of WebAssembly that is used here: the types of Node do not have it, and those of a browser would bring all of a browser. */
declare const WebAssembly: {
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

const { memory, addToAll, addToUsed, countOn } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(KERNEL_CODE, 'base64'))).exports as Kernel;
export { addToAll, addToUsed, countOn };

/** Memory that the kernel takes, in bytes. */
export const KERNEL_BYTES = memory.buffer.byteLength;

/** The tallies of one block, by position within it; used again for every block of every search. */
export const sums = new Int32Array(memory.buffer, 0, BLOCK);

/** The facts of the same recipes, for `countOn`. */
export const facts = new Int32Array(memory.buffer, sums.byteLength, BLOCK);

/** Positions within the block, for `addToAll` and `addToUsed`. */
export const list = new Uint16Array(memory.buffer, 2 * sums.byteLength, BLOCK);

/** What `countOn` leaves behind: the recipe that is next, and how many results there were. */
export const counted = new Int32Array(memory.buffer, 2 * sums.byteLength + list.byteLength, 2);
