/** What a browser gives away of itself, in the order to look for it: some carry the names of others too. */
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

function firstOf(names: readonly (readonly [string, RegExp])[], userAgent: string): string | undefined {
  return names.find(([, sign]) => sign.test(userAgent))?.[0];
}

/** How a cook knows a browser again, by what it calls itself: "Firefox on Windows"; null for one that tells nothing. */
export function browserName(userAgent: string | null): string | null {
  const parts = [firstOf(BROWSERS, userAgent ?? ''), firstOf(SYSTEMS, userAgent ?? '')].filter(
    (part) => part !== undefined,
  );
  return parts.length > 0 ? parts.join(' on ') : null;
}
