import { Migration } from '@mikro-orm/migrations';

/** What a name says however it is written: lower case, without accents, apostrophes and other signs, words with single blanks between. */
const FOLDED = `
create function folded(given text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(
    replace(replace(replace(
      lower(translate(regexp_replace(normalize(replace(given, '&', ' and '), nfkd), '[\\u0300-\\u036f''\\u2018\\u2019\\u02bc]+', '', 'g'), 'ØøĐđŁłı', 'OoDdLli')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    '[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+', ' ', 'g'))
$$`;

/** A word, and what is left of it without one of its letters: two words a letter added, dropped, changed or swapped apart share one of these. */
const NEAR_SPELLINGS = `
create function near_spellings(word text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct left(word, at - 1) || substr(word, at + 1)) || word from generate_series(1, length(word)) as at
$$`;

/** Writes what recipes are found by: nothing where they are not for everyone. Words come in their order, so that two writers never wait for each other. */
const WRITE_NAMES = `
create function write_recipe_names(recipes text[]) returns void language sql as $$
  delete from recipe_name where recipe_id = any(recipes);
  insert into recipe_name (recipe_id, position, name, words)
    select id, place - 1, name, setweight(to_tsvector('english', name), 'A') || case when place > 1 then ''::tsvector else
      setweight(to_tsvector('english', folded(array_to_string(tags || cuisine, ' '))), 'B') || setweight(to_tsvector('english', folded(description)), 'C') end
    from recipe, unnest(title || also_called) with ordinality as names (said, place), lateral (select folded(said) as name offset 0) as read
    where id = any(recipes) and status = 'published' and not is_creative;
  insert into recipe_word (word, spellings)
    select word, near_spellings(word) from (select distinct unnest(string_to_array(name, ' ')) as word from recipe_name where recipe_id = any(recipes)) said
    where length(word) between 2 and 40 and word !~ '[0-9]' and ts_lexize('english_stem', word) <> '{}' order by word
    on conflict do nothing;
$$`;

const FOUND_BY = 'title, also_called, description, tags, cuisine, status, is_creative';

const SHOWN = `number, slug, title, also_called, description, author_name, author_user_id, cuisine, difficulty, prep_time, cook_time, servings, tags, status, is_creative,
  photo, source_url, rating_sum, rating_count, diet, contains, unsure, needed_foods, named_foods, staple_foods, unlinked_lines, created_at, updated_at`;

/** How many recipes a statement reads, so that none takes longer than it may. */
const BATCH = 5_000;

/** Recipes are found by name, whatever else they are called and however it is spelt. */
export class Migration20261124030000 extends Migration {
  override async up(): Promise<void> {
    const [{ last } = { last: 0 }] = (await this.execute('select coalesce(max(number), 0) as last from recipe')) as { last: number }[];
    this.addSql('create extension if not exists pg_trgm');
    this.addSql(FOLDED);
    this.addSql(NEAR_SPELLINGS);
    this.addSql(`alter table "recipe" add "also_called" text[] not null default '{}'`);
    this.addSql(`create table "recipe_name" ("recipe_id" text not null, "position" int not null, "name" text not null, "words" tsvector not null, primary key ("recipe_id", "position"))`);
    this.addSql(`create index "recipe_name_name_index" on "recipe_name" ("name")`);
    this.addSql(`create index "recipe_name_words_index" on "recipe_name" using gin (words) with (fastupdate = off)`);
    this.addSql(`create index "recipe_name_letters_index" on "recipe_name" using gin (name gin_trgm_ops) with (fastupdate = off)`);
    this.addSql(`create table "recipe_word" ("word" text not null, "spellings" text[] not null, primary key ("word"))`);
    this.addSql(`create index "recipe_word_spellings_index" on "recipe_word" using gin (spellings) with (fastupdate = off)`);
    this.addSql(`create index "recipe_word_letters_index" on "recipe_word" using gin (word gin_trgm_ops) with (fastupdate = off)`);
    this.addSql(`alter table "recipe_name" add constraint "recipe_name_recipe_id_foreign" foreign key ("recipe_id") references "recipe" ("id") on delete cascade`);
    this.addSql(WRITE_NAMES);
    for (let from = 0; from < last; from += BATCH) this.addSql(`select write_recipe_names(array(select id from recipe where number > ${from} and number <= ${from + BATCH}))`);
    this.addSql(`create function recipe_named() returns trigger language plpgsql as $$
begin
  perform write_recipe_names(array[new.id]);
  return null;
end $$`);
    this.addSql(`create trigger recipe_named after update of ${FOUND_BY} on recipe for each row execute function recipe_named()`);
    this.addSql(`create function recipes_named() returns trigger language plpgsql as $$
begin
  perform write_recipe_names(array(select id from written));
  return null;
end $$`);
    this.addSql('create trigger recipes_named after insert on recipe referencing new table as written for each statement execute function recipes_named()');
    this.addSql('drop trigger recipe_announce on recipe');
    this.addSql(`create trigger recipe_announce after insert or delete or update of ${SHOWN} on recipe for each statement execute function catalogue_announce()`);
  }
}
