import { oneLine } from '../../shared/one-line.ts';

/** What a browser says that it blocked. */
export interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

/** Reports of one request that are read; browsers gather them for a minute. */
const AT_ONCE = 20;
/** Longest text that is kept of each part, in characters. */
const TEXT_MAX = 120;
/** Names of directives, in small letters with hyphens. */
const DIRECTIVE = /^[a-z][a-z-]{2,40}$/;

/**
 * Reads what a browser sends to `report-uri` (one object) or to `report-to` (a list, Reporting API). Of addresses only the site is kept, of pages the
 * path: what stands behind may be a cook's own. What is no report, or of no page of this host, is left out.
 * @param hosts where this site is, such as `larder.example:4000`
 */
export function readViolations(body: unknown, hosts: readonly string[]): Violation[] {
  const reports = Array.isArray(body) ? body.slice(0, AT_ONCE) : [body];
  return reports.flatMap((report) => {
    const violation = readOne(fieldsOf(report), hosts);
    return violation ? [violation] : [];
  });
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (value !== null && typeof value === 'object' ? (value as Fields) : {});

function readOne(report: Fields, hosts: readonly string[]): Violation | null {
  const said = 'csp-report' in report ? fieldsOf(report['csp-report']) : fieldsOf(report['body']);
  const text = (...names: string[]): string => {
    const found = names.map((name) => said[name]).find((value) => typeof value === 'string');
    return typeof found === 'string' ? found : '';
  };
  const page = URL.parse(text('documentURL', 'document-uri'));
  const directive = text('effectiveDirective', 'effective-directive', 'violated-directive').split(' ')[0] ?? '';
  if (!page || !hosts.includes(page.host) || !DIRECTIVE.test(directive)) return null;
  return { directive, blocked: shortened(siteOf(text('blockedURL', 'blocked-uri'))), page: shortened(page.pathname) };
}

/** Of an address its site, of `data:` and its like the scheme; `inline`, `eval` and such as they are. */
function siteOf(blocked: string): string {
  const url = URL.parse(blocked);
  if (!url) return blocked;
  return url.origin === 'null' ? url.protocol : url.origin;
}

const shortened = (text: string): string => oneLine(text).slice(0, TEXT_MAX);
