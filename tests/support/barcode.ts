import sharp, { type Sharp } from 'sharp';

/** Bars of the digits 0 to 9 on the left with odd parity; the others follow from it (ISO/IEC 15420). */
const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Which digits on the left have even parity, by the first digit. */
const PARITY = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO'];

/** An EAN-13 as it is printed, dark upon light, on a ground of this size in pixels. */
export function drawBarcode(ean13: string, width = 640, height = 480): Sharp {
  const modules = [...modulesOf(ean13)];
  const unit = Math.floor((width * 0.8) / modules.length);
  const left = Math.floor((width - unit * modules.length) / 2);
  const bars = modules.map((module, at) =>
    module === '1' ? `<rect x="${left + at * unit}" y="${height / 4}" width="${unit}" height="${height / 2}"/>` : '',
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${bars.join('')}</svg>`,
    ),
  ).removeAlpha();
}

/** A film of one picture that Chromium takes for what its camera sees, as Y4M. */
export async function filmOf(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  const luma = Buffer.alloc(info.width * info.height);
  for (let at = 0; at < luma.length; at += 1) luma[at] = data[at * info.channels] ?? 0;
  const grey = Buffer.alloc(luma.length / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${info.width} H${info.height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, Buffer.from('FRAME\n'), luma, grey]);
}

function modulesOf(ean13: string): string {
  const digits = [...ean13].map(Number);
  const parity = PARITY[digits[0] ?? 0] ?? '';
  const left = digits.slice(1, 7).map((digit, at) => (parity[at] === 'O' ? odd(digit) : reversed(right(digit))));
  return `101${left.join('')}01010${digits.slice(7).map(right).join('')}101`;
}

const odd = (digit: number): string => ODD[digit] ?? '';
const right = (digit: number): string => odd(digit).replaceAll(/[01]/g, (bit) => (bit === '1' ? '0' : '1'));
const reversed = (bits: string): string => [...bits].reverse().join('');
