import type { EntityManager } from '@mikro-orm/postgresql';
import type { Command } from 'commander';
import { Role, UserStatus } from '../users/user-enums.ts';
import type { User } from '../users/user.entity.ts';
import { UserService } from './user.service.ts';

type WithDatabase = (work: (em: EntityManager) => Promise<void>) => Promise<void>;

/** Adds `user create`, `user password`, `user ban`, `user unban` and `user unlock`. */
export function addUserCommands(program: Command, withDatabase: WithDatabase): void {
  const user = program.command('user').description('accounts');
  user
    .command('create')
    .description('make an account with a random password, which is printed')
    .argument('<name>')
    .option('--admin', 'one that may look after everything')
    .option('--json', 'print a line of JSON')
    .action((name: string, { admin, json }: { admin?: boolean; json?: boolean }) =>
      withDatabase(async (em) => {
        tellPassword(await new UserService(em).createWithRandomPassword(name, admin ? Role.ADMIN : Role.USER), json);
      }),
    );
  user
    .command('password')
    .description('give an account a new random password, which is printed; its sessions and API tokens end')
    .argument('<name>')
    .option('--json', 'print a line of JSON')
    .action((name: string, { json }: { json?: boolean }) =>
      withDatabase(async (em) => tellPassword(await new UserService(em).resetPassword(name), json)),
    );
  const addChange = changes(user, withDatabase);
  addChange('ban', 'close an account: its sessions and API tokens end at once', setStatus(UserStatus.BANNED));
  addChange('unban', 'open a banned account again', setStatus(UserStatus.ACTIVE));
  addChange('unlock', 'let an account be tried again after too many wrong passwords', (users, name) =>
    users.unlock(name),
  );
}

function tellPassword({ user: { username, role }, password }: { user: User; password: string }, json = false): void {
  console.log(json ? JSON.stringify({ username, role, password }) : `${username} (${role}), password ${password}`);
}

type Change = (users: UserService, name: string) => Promise<User>;

const setStatus =
  (status: UserStatus): Change =>
  async (users, name) =>
    users.setStatus((await users.byName(name)).id, status);

function changes(
  user: Command,
  withDatabase: WithDatabase,
): (name: string, description: string, change: Change) => void {
  return (command, description, change) => {
    user
      .command(command)
      .description(description)
      .argument('<name>')
      .option('--json', 'print a line of JSON')
      .action((name: string, { json }: { json?: boolean }) =>
        withDatabase(async (em) => {
          const { username, role, status } = await change(new UserService(em), name);
          console.log(json ? JSON.stringify({ username, role, status }) : `${username} (${role}) is ${status}.`);
        }),
      );
  };
}
