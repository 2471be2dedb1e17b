/** Until this session of the database ends no file is removed; waits for a running removal. */
export const KEEP_FILES = `select pg_advisory_lock(hashtext('larder:files'))`;

/** Whether files may be removed until this transaction ends; several may do so at once, but none beside a backup. */
export const MAY_REMOVE_FILES = `select pg_try_advisory_xact_lock_shared(hashtext('larder:files')) as "mayRemove"`;
