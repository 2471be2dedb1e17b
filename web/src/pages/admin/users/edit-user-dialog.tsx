import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { useViewer } from '../../../apollo/viewer.tsx';
import { graphql } from '../../../gql/gql.ts';
import type { Role, UserRow_UserFragment } from '../../../gql/graphql.ts';
import { useSubmission } from '../../../hooks/use-submission.ts';
import { admin } from '../../../messages/admin.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { PasswordPart } from './password-part.tsx';

const text = admin.editUser;

const UPDATE_USER = graphql(`
  mutation UpdateUser($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user {
        id
        name
        email
      }
    }
  }
`);

const SET_USER_ROLE = graphql(`
  mutation SetUserRole($input: SetUserRoleInput!) {
    setUserRole(input: $input) {
      user {
        id
        role
      }
    }
  }
`);

const ROLES = (['USER', 'ADMIN'] as const).map((value) => ({ value, text: admin.users.roles[value] }));

interface EditUserDialogProps {
  user: UserRow_UserFragment;
  onClose: () => void;
}

/** Corrects the name, the e-mail address and the role of an account. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const [[formerName, formerEmail, formerRole]] = useState([
    user.name === user.username ? '' : user.name,
    user.email ?? '',
    user.role,
  ] as const);
  const [name, setName] = useState(formerName);
  const [email, setEmail] = useState(formerEmail);
  const [role, setRole] = useState<Role>(formerRole);
  const viewer = useViewer();
  const submission = useSubmission(['name', 'email']);
  const [update] = useMutation(UPDATE_USER);
  const [changeRole] = useMutation(SET_USER_ROLE);
  // What was left alone is not sent: another admin may have corrected it meanwhile.
  const edit = {
    ...(name !== formerName && { name: name.trim() || null }),
    ...(email !== formerEmail && { email: email.trim() || null }),
  };
  const save = async () => {
    if (Object.keys(edit).length > 0) await update({ variables: { input: { id: user.id, ...edit } } });
    if (role !== formerRole) await changeRole({ variables: { input: { id: user.id, role } } });
  };
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.isBusy || !(await submission.send(save))) return;
    showToast(text.saved);
    onClose();
  };
  return (
    <Dialog title={text.title(user.name)} isOpen onClose={onClose}>
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5" whiteSpace="normal">
        <TextField
          label={text.name}
          maxLength={80}
          autoComplete="off"
          value={name}
          error={submission.errorOf('name')}
          onChange={setName}
        />
        <TextField
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          error={submission.errorOf('email')}
          onChange={setEmail}
        />
        <Field label={text.role} hint={text.roleHint} error={submission.error}>
          {(control) => <Select {...control} options={ROLES} value={role} onChange={setRole} />}
        </Field>
        <FormEnd submit={text.save} busy={text.saving} isBusy={submission.isBusy} onCancel={onClose} />
      </chakra.form>
      {viewer?.id !== user.id && <PasswordPart user={user} />}
    </Dialog>
  );
}
