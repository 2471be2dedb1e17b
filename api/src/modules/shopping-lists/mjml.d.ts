/** The package brings no types of its own. */
declare module 'mjml' {
  interface MjmlOptions {
    validationLevel?: 'strict' | 'soft' | 'skip';
    ignoreIncludes?: boolean;
  }
  export default function mjml2html(markup: string, options?: MjmlOptions): Promise<{ html: string }>;
}
