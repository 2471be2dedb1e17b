import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '../../shared/text-array.ts';

/** A telling word of a text, and what is known of it. */
export interface TypedWord {
  /** Which of the texts it stands in. */
  text: number;
  word: string;
  stem: string;
  /** How many names have it, 1,000 at most. */
  uses: number;
  /** Whether a name has it as it is spelt, in singular or plural; of "brownes" only the stem is known, which is that of brown. */
  isWord: boolean;
  /** Whether tags, cuisine or description of a recipe have it. */
  isTold: boolean;
  /** Words of names that go on from it or are spelt much like it. */
  near: { word: string; stem: string }[];
}

/** What is looked for by one text, as queries of PostgreSQL's full text search. */
export interface NameQuery {
  text: string;
  /** Stems of which a name has one at least. */
  named: string;
  /** Stems that what is said about a recipe must have, each of one of the ways it may be meant; empty where only names count. */
  said: string;
}

/** A name that a text may mean. */
export interface NameCandidate {
  text: number;
  /** The recipe's number. */
  number: number;
  stems: string[];
  /** Whether it is the very text, with blanks set otherwise or not: "padthai". */
  isExact: boolean;
  /** Similarity of the letters, 0 to 1, as pg_trgm has it. */
  alike: number;
  /** How well tags, cuisine and description fit, 0 to 1; null where they do not have all that is looked for. */
  told: number | null;
}

/** How far the names with a word are counted: it tells next to nothing by then. */
const USES_MAX = 1_000;
/** Most words of one text that count, and most words that one of them may be meant for. */
const WORDS_MAX = 16;
const NEAR_MAX = 40;
/** Most names that are looked at for one text. */
const CANDIDATES_MAX = 1_000;

const WORDS = `
  select text::int - 1 as text, word, stem, uses, "isWord", tellings > 0 as "isTold", near
  from unnest(?::text[]) with ordinality as typed (given, text),
    unnest(string_to_array(folded(given), ' ')) with ordinality as parts (word, place),
    lateral (select (ts_lexize('english_stem', word))[1] as stem, near_spellings(word) as spelt offset 0) as read,
    lateral (select (quote_literal(stem) || ':A')::tsquery as named, quote_literal(stem)::tsquery as said offset 0) as queries,
    lateral (select count(*)::int as uses from (select from recipe_name where words @@ named limit ${USES_MAX}) as names offset 0) as used,
    lateral (select exists(select from recipe_word where word in (parts.word, parts.word || 's', parts.word || 'es', regexp_replace(parts.word, 'ies$', 'y'), regexp_replace(parts.word, 's$', ''), regexp_replace(parts.word, '([sxzo]|ch|sh)es$', '\\1'))) as "isWord" offset 0) as spelling,
    lateral (select count(*) as tellings from (select from recipe_name where words @@ said limit ${USES_MAX}) as names offset 0) as told,
    lateral (select coalesce(json_agg(json_build_object('word', other, 'stem', (ts_lexize('english_stem', other))[1])), '[]') as near from (
      select known.word as other from recipe_word as known
      where (uses = 0 or not "isWord") and (known.spellings && spelt or known.word % parts.word
        or length(parts.word) > 5 and (known.word like left(parts.word, 3) || '%' or known.word like '%' || right(parts.word, 3)))
        or length(parts.word) > 2 and known.word like parts.word || '%'
      order by similarity(known.word, parts.word) desc, known.word limit ${NEAR_MAX}) as others) as meant
  where length(word) between 2 and 40 and stem is not null and place <= ${WORDS_MAX}
  order by text, place`;

/** The telling words of texts, in their order. */
export function readWords(em: EntityManager, texts: readonly string[]): Promise<TypedWord[]> {
  return em.execute(WORDS, [textArray(texts)]);
}

const CANDIDATES = `
  select at::int - 1 as text, recipe.number, tsvector_to_array(ts_filter(found.words, '{a}')) as stems, replace(found.name, ' ', '') = replace(wanted, ' ', '') as "isExact",
    similarity(found.name, wanted) as alike, case when found.words @@ by_words then ts_rank(found.words, by_words) end as told
  from unnest(?::text[], ?::text[], ?::text[]) with ordinality as asked (text, named, said, at),
    lateral (select folded(asked.text) as wanted, named::tsquery as by_name, said::tsquery as by_words offset 0) as read,
    lateral (select * from recipe_name where words @@ by_name or name % wanted or words @@ by_words limit ${CANDIDATES_MAX}) as found
    join recipe on recipe.id = found.recipe_id`;

/** The names that texts may mean, and the recipes of which all is said that a text looks for. */
export function readCandidates(em: EntityManager, queries: readonly NameQuery[]): Promise<NameCandidate[]> {
  return em.execute(
    CANDIDATES,
    [queries.map(({ text }) => text), queries.map(({ named }) => named), queries.map(({ said }) => said)].map(
      textArray,
    ),
  );
}

const NAMESAKES = `
  select asked.at::int - 1 as text, recipe.number from unnest(?::text[]) with ordinality as asked (said, at)
    join recipe_name on recipe_name.name = folded(said) join recipe on recipe.id = recipe_name.recipe_id
  order by recipe.number`;

/** Which recipes go by just which of some names, by the place of the name. */
export function readNamesakes(
  em: EntityManager,
  names: readonly string[],
): Promise<{ text: number; number: number }[]> {
  return em.execute(NAMESAKES, [textArray(names)]);
}
