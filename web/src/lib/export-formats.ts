/** What recipes are taken along in, as the REST API names each, with the extension of a file. */
export const EXPORT_FORMATS = [
  { name: 'json-ld', extension: '.jsonld' },
  { name: 'markdown', extension: '.md' },
  { name: 'text', extension: '.txt' },
] as const;

/** As the REST API names one. */
export type ExportFormatName = (typeof EXPORT_FORMATS)[number]['name'];
