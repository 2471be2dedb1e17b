/**
 * The nonce of this page load, as the server wrote it into index.html; the content security policy asks for it on every
 * style element that Emotion adds. Undefined where no server filled it in (development, tests).
 */
export function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  // Browsers hide the attribute from scripts and keep the value in the property.
  return meta?.nonce || undefined;
}
