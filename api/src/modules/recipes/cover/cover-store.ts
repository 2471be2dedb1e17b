import type { CoverInput } from './cover-svg.ts';
export class CoverStore { constructor(_options: { folder: string }) {} async coverFile(_input: CoverInput, _width: number): Promise<string> { return ''; } }
