export interface CoverInput { slug: string; title: string; cuisine: string | null; tags: string[]; foods: string[] }
