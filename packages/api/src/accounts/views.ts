import type { AuthUserView } from '@northlight/contract/accounts'
import { isStaff, type Role, roles } from '@northlight/contract/roles'

type UserRow = {
  id: number
  name: string
  email: string
  phone: string | null
  role: Role
  email_verified_at: string | null
  created_at: string
  updated_at: string
}

/** Without an envelope and without what the account may do, as older clients read it. */
export const toPlainUser = ({ id, name, email, phone, email_verified_at, created_at, updated_at }: UserRow) => ({
  id,
  name,
  email,
  phone,
  email_verified_at,
  created_at,
  updated_at,
})

export const toAuthUser = (user: UserRow): AuthUserView => ({
  id: user.id,
  name: user.name,
  email: user.email,
  phone: user.phone,
  verified: user.email_verified_at === null ? 'VERIFICATION PENDING' : 'VERIFIED',
  roles: isStaff(user.role)
    ? [
        {
          id: roles.indexOf(user.role),
          name: user.role,
          created_at: user.created_at,
          updated_at: user.updated_at,
          permissions: [],
        },
      ]
    : [],
})
