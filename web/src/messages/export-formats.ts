import type { ExportFormatName } from '../lib/export-formats.ts';

/** What people call the formats that recipes are taken along in. */
export const EXPORT_FORMAT_NAMES: Record<ExportFormatName, string> = {
  'json-ld': 'JSON-LD',
  markdown: 'Markdown',
  text: 'plain text',
};
