import { ProfileForm } from '../../components/viewer/profile-form.tsx';
import { profile as text } from '../../messages/profile.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface EditProfileDialogProps {
  name: string;
  email: string;
  onClose: () => void;
}

/** The window in which a cook changes what stands at the top of their profile. */
export function EditProfileDialog({ name, email, onClose }: EditProfileDialogProps) {
  return (
    <Dialog title={text.editDialog.title} isOpen onClose={onClose}>
      <ProfileForm name={name} email={email} onSaved={onClose} onCancel={onClose} />
    </Dialog>
  );
}
