-- What a small site has besides its catalogue: at least a row in every table, for `scripts/stored-copy.ts`.
insert into "user" (id, username, password, name, email, role, diet, allergies, pantry, servings, units, last_active_at) values
  ('ada', 'Ada', :'password', 'Ada Marsh', 'ada@example.org', 'admin', 'vegetarian', '{SESAME}', '{"olive oil","rice"}', 3, 'metric', '2026-11-20T08:00:00Z'),
  ('bo', 'bo', '!', null, null, 'user', 'any', '{}', '{}', 4, 'written', null);
update recipe set author_user_id = 'ada', author_name = 'Ada Marsh' where slug = 'guacamole';
insert into session (id, user_id, secret_hash, user_agent) values ('s1', 'ada', 'hash of a session', 'A browser'), ('s2', 'bo', 'hash of another', null);
insert into api_token (id, user_id, name, prefix, secret_hash, scopes, expires_at) values ('t1', 'ada', 'Tablet', 'larder_abcdef', 'hash of a token', '{read,write}', '2027-11-20T08:00:00Z');
insert into known_device (secret_hash, user_id) values ('hash of a device', 'ada');
insert into attempt (key, count, free_at, forget_at) values ('pair:x:y', 3, now(), now() + interval '1 day');
insert into content_report (key, directive, blocked, page, count) values ('hash of a report', 'script-src-elem', 'https://ads.example', '/recipe/guacamole', 3);
insert into invitation (code_hash, invited_by_id, expires_at) values ('hash of a code', 'ada', '2027-11-20T08:00:00Z');
insert into setting (key, value) values ('site', '{"banner": "Closed on \"Sunday\"", "signUp": "invitation"}') on conflict (key) do nothing;
insert into audit_entry (id, actor_id, action, subject_kind, subject_id, before, after) values ('a1', 'ada', 'user.role', 'user', 'bo', '{"role": "admin"}', '{"role": "user"}'), ('a2', null, 'sign-in.refused', 'user', 'bo', null, null);
insert into usage_hour (hour, measure, label, count) values ('2026-11-20T08:00:00Z', 'call', 'rest', 12);
insert into rating (user_id, recipe_id, stars, review) select 'ada', id, 4, E'Tabs\tand "quotes"\nand a line' from recipe where slug = 'shakshuka';
insert into saved_recipe (user_id, recipe_id) select 'ada', id from recipe;
insert into own_note (user_id, recipe_id, text) select 'ada', id, E'Less salt\nnext time' from recipe where slug = 'shakshuka';
insert into cooked_recipe (user_id, recipe_id, last_cooked, times) select 'bo', id, '2026-11-19T18:00:00Z', 2 from recipe where slug = 'minestrone';
insert into recipe_progress (user_id, recipe_id, ingredients, steps, servings) select 'ada', id, '{x,y}', '{1,2}', 6 from recipe where slug = 'shakshuka';
insert into recipe_review (recipe_id, reason, approved) select id, 'Say how hot the oven is.', '{"title": "Guacamole"}' from recipe where slug = 'guacamole';
insert into collection (id, user_id, name, description, is_public) values ('c1', 'ada', 'Quick ones', 'For the week', true);
insert into collection_recipe (collection_id, recipe_id) select 'c1', id from recipe where slug <> 'minestrone';
insert into shopping_list (id, user_id, name) values ('l1', 'ada', 'Friday');
insert into shopping_list_recipe (list_id, recipe_id, servings) select 'l1', id, 4 from recipe where slug = 'guacamole';
insert into shopping_list_item (id, list_id, key, food_id, name, is_checked, amount, unit) select 'i1', 'l1', 'food:' || id, id, 'onion', true, null, null from food where slug = 'onion';
insert into shopping_list_item (id, list_id, key, name, amount, unit, is_edited, version) values ('i2', 'l1', 'text:candles', 'candles', 2.5, 'kg', true, 3);
insert into shopping_list_item (id, list_id, key, name, deleted_at) values ('i3', 'l1', 'text:gone', 'gone', '2026-11-20T08:00:00Z');
insert into shopping_list_contribution (id, list_id, item_id, recipe_id, text, amount, unit, position) select 'k1', 'l1', 'i1', id, '½ onion', '1/2', null, 1 from recipe where slug = 'guacamole';
insert into aisle_order (user_id, aisles) values ('ada', '{Vegetables,Dairy}');
insert into idempotency_key (user_id, key, input, answer) values ('ada', 'once', 'hash of an input', 'l1');
insert into photo (id, user_id, content_type, size, version, width, height, stored_bytes, alt_text, seen) values ('p1', 'ada', 'image/webp', 9, 1, 8, 6, 9, 'A bowl', '[{"name": "tomato", "normalized": "tomato", "confidence": 0.9, "foodId": null}]');
insert into file_removal (key) values ('photos/gone/1/full.webp') on conflict do nothing;
insert into not_food (locale, phrase) values ('en', 'paper napkins') on conflict do nothing;
insert into recipe_deletion (number) values (9999) on conflict do nothing;
insert into mail_token (id, user_id, purpose, email, secret_hash, expires_at) values ('m1', 'ada', 'confirm-email', 'ada@example.org', 'hash of a link', '2027-11-20T08:00:00Z');
insert into food_choice (number, foods) select -1, array_agg(number order by number) from (select number from food order by number limit 2) f on conflict do nothing;
