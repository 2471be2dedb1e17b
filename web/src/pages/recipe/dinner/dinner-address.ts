/** Most dishes of a dinner. */
export const MOST_DISHES = 4;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** What the address of a dinner says. */
export interface DinnerAddress {
  /** Slugs of its recipes, each once. */
  slugs: string[];
  /** When it shall be ready, such as `19:00`; null where it does not say. */
  at: string | null;
}

/** Reads `?recipes=a,b&at=19:00`; what does not fit is left out. */
export function readDinner(params: URLSearchParams): DinnerAddress {
  const slugs = (params.get('recipes') ?? '').split(',').map((slug) => slug.trim());
  const at = params.get('at') ?? '';
  return {
    slugs: [...new Set(slugs.filter((slug) => slug !== ''))].slice(0, MOST_DISHES),
    at: TIME.test(at) ? at : null,
  };
}
