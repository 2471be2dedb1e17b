/** What an account may do: an admin looks after the site. */
export enum Role {
  USER = 'user',
  ADMIN = 'admin',
}

/** Where an account stands. It becomes inactive by itself, thirty days after the last visit; only a ban keeps its cook out. */
export enum UserStatus {
  ACTIVE = 'active',
  INACTIVE = 'inactive',
  BANNED = 'banned',
}

/** How a cook likes amounts to be shown: as each recipe has them, or in one system. */
export enum UnitSystem {
  WRITTEN = 'written',
  METRIC = 'metric',
  US = 'us',
}

/** What an API token may do. */
export enum TokenScope {
  READ = 'read',
  WRITE = 'write',
}
