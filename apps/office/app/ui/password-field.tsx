import { PasswordField as KitPasswordField, type PasswordFieldProps } from '@northlight/ui/kit/password-field.tsx'

/** Asked for wherever it stands, and no longer than one that is stored. */
export const PasswordField = (field: PasswordFieldProps) => <KitPasswordField {...field} required maxLength={200} />
