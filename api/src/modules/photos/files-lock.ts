/** Until this session of the database ends no file is removed; waits for whoever removes some just now. */
export const KEEP_FILES = `select pg_advisory_lock(hashtext('larder:files'))`;

/** Whether files may be removed until this transaction ends; several may do so at once, but nobody beside a backup. */
export const MAY_REMOVE_FILES = `select pg_try_advisory_xact_lock_shared(hashtext('larder:files')) as "mayRemove"`;
