import { previewPicture } from '../../modules/recipes/recipe-pictures.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import { embedJson } from './embed-json.ts';

/** What the head of a page tells machines: search engines, link previews, other recipe managers. */
export interface PageHead {
  title: string;
  description: string;
  /** The address that counts, with the host; null for a page that is not indexed. */
  canonical: string | null;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** What Open Graph calls the page. */
  kind: 'website' | 'article';
  /** A picture with its address, host included, its size in pixels and its media type. */
  image: { url: string; width: number; height: number; type: string; alt: string } | null;
  /** What the page is about, in the words of schema.org. */
  data: object | null;
}

/** The picture of a recipe in the head of a page. */
export function pictureOf(recipe: Parameters<typeof previewPicture>[0], alt: string, site: string): PageHead['image'] {
  const { path, ...picture } = previewPicture(recipe);
  return { ...picture, url: new URL(path, site).href, alt };
}

/** The head as HTML. */
export function headHtml({ title, description, canonical, isListed, kind, image, data }: PageHead): string {
  const parts = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(canonical === null
      ? []
      : [`<link rel="canonical" href="${escapeHtml(canonical)}">`, meta('property', 'og:url', canonical)]),
    meta('property', 'og:site_name', 'Larder'),
    meta('property', 'og:type', kind),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(image ? pictureTags(image) : []),
    ...(data ? [`<script type="application/ld+json">${embedJson(data)}</script>`] : []),
  ];
  return parts.join('\n    ');
}

function pictureTags({ url, width, height, type, alt }: NonNullable<PageHead['image']>): string[] {
  return [
    meta('property', 'og:image', url),
    meta('property', 'og:image:type', type),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}
