export function iconForFood(_slug: string, _parents: readonly string[], _category: string): string { return 'pot-of-food'; }
export function foodIconSvg(_icon: string): string | undefined { return undefined; }
