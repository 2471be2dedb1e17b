import { UserService } from '../../api/src/modules/accounts/user.service.ts';
import { Role } from '../../api/src/modules/users/user-enums.ts';
import type { TestApp } from './app.ts';
import { GOOD_PASSWORD, signUp, type Cook } from './clients.ts';

const SIGN_IN =
  'mutation In($name: String!, $password: String!) { signIn(input: { username: $name, password: $password }) { user { id } } }';

/** A new admin, signed in. */
export async function signUpAdmin(app: TestApp): Promise<Cook> {
  const cook = await signUp(app);
  await new UserService(app.database.orm.em.fork()).setRole(cook.id, Role.ADMIN);
  await cook.graphql(SIGN_IN, { name: cook.username, password: GOOD_PASSWORD });
  return cook;
}
