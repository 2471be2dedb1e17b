import type { ExportFormat } from './export-format.ts';
import { JSON_LD_FILE } from './recipe-json-ld.ts';
import { MARKDOWN_FILE } from './recipe-markdown.ts';
import { TEXT_FILE } from './recipe-text.ts';

/** Every format that recipes go out in; the first is what is given where none is asked for. */
export const EXPORT_FORMATS = [JSON_LD_FILE, MARKDOWN_FILE, TEXT_FILE] as const satisfies readonly ExportFormat[];
