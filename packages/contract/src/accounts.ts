import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { parentFields } from './families.ts'
import {
  currentPassword,
  dateOfBirth,
  emailAddress,
  idParam,
  indianMobile,
  mailedCode,
  newPassword,
  text,
} from './fields.ts'
import { languages } from './words/languages.ts'

const tag = 'Accounts'
const message = z.string()

export const verifiedStates = ['VERIFIED', 'VERIFICATION PENDING'] as const

const RoleView = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  permissions: z.array(z.object({ id: z.number().int(), name: z.string() })),
})

/** A person as their own client sees them; students and parents have no roles in this list. */
export const AuthUserView = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  verified: z.enum(verifiedStates),
  roles: z.array(RoleView),
})
export type AuthUserView = z.output<typeof AuthUserView>

const tokenReply = { token_type: z.literal('Bearer'), token: z.string(), user: AuthUserView }

/** What a sign-in is told beside its refusal when it needs a second way. */
export const secondWayCode = 'second-way'

/** A mailed code, or what stands under the square code of the hall ticket, or that code scanned; spaces do not matter. */
const secondWay = z
  .string()
  .max(300, 'Enter the six digits from the mail, or the code of the hall ticket.')
  .transform((value) => value.replace(/\s/g, ''))
  .meta({ label: 'code' })

export const LoginInput = z.object({ email: emailAddress, password: currentPassword, code: secondWay.optional() })
export type LoginInput = z.output<typeof LoginInput>

export const login = endpoint({
  method: 'post',
  path: '/auth/login',
  summary: 'Sign in; every failure carries status false, and code "second-way" asks for the mailed code',
  tag,
  failsWith: { status: false },
  input: LoginInput,
  reply: z.object({ status: z.literal(true), message, ...tokenReply }),
  example: { input: { email: 'student@northlight.test', password: 'Northlight#2026' } },
})

const repeated = (field: string) =>
  z.string({ error: 'Type the password a second time.' }).max(200).meta({ label: field, verbatim: true })

/** The second typing must be the same as the first; the message stands on the second. */
const samePassword = <Field extends string>(field: Field) => ({
  check: (value: { password: string } & Record<Field, string>) => value.password === value[field],
  options: { path: [field], message: 'The two passwords are not the same.' },
})

const sameConfirm = samePassword('confirm_password')
const sameConfirmation = samePassword('password_confirmation')

export const RegisterInput = z
  .object({
    name: text('name', { max: 255 }),
    email: emailAddress,
    phone: indianMobile,
    password: newPassword,
    confirm_password: repeated('password'),
    date_of_birth: dateOfBirth.optional(),
    ...parentFields,
  })
  .refine(sameConfirm.check, sameConfirm.options)
export type RegisterInput = z.output<typeof RegisterInput>

export const register = endpoint({
  method: 'post',
  path: '/auth/register',
  summary: 'Create an account and sign it in; a link to confirm the address is mailed',
  tag,
  limit: 'form',
  input: RegisterInput,
  reply: z.object({ message, ...tokenReply }),
  status: 201,
  example: {
    input: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '9845012345',
      password: 'Polaris#2027',
      confirm_password: 'Polaris#2027',
    },
  },
})

/** The account as older clients read it, without an envelope. */
export const ownUser = endpoint({
  method: 'get',
  path: '/user',
  summary: 'The account of the token that was sent',
  tag,
  audience: 'user',
  reply: z.object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    email_verified_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
})

export const logout = endpoint({
  method: 'get',
  path: '/auth/logout',
  summary: 'End the session of the token that was sent',
  tag,
  audience: 'user',
  reply: z.object({ message }),
})

export const forgotPassword = endpoint({
  method: 'post',
  path: '/auth/forgot-password',
  summary: 'Mail a link to choose a new password; the answer is the same for unknown addresses',
  tag,
  limit: 'form',
  input: z.object({ email: emailAddress }),
  reply: z.object({ message }),
  example: { input: { email: 'student@northlight.test' } },
})

export const ResetPasswordInput = z
  .object({ email: emailAddress, password: newPassword, password_confirmation: repeated('password') })
  .refine(sameConfirmation.check, sameConfirmation.options)
export type ResetPasswordInput = z.output<typeof ResetPasswordInput>

export const resetPassword = endpoint({
  method: 'post',
  path: '/auth/reset-password/{token}',
  summary: 'Choose a new password with a mailed link; ends every session of the account',
  tag,
  limit: 'form',
  params: z.object({ token: z.string().min(1).max(200) }),
  input: ResetPasswordInput,
  reply: z.object({ message }),
  example: {
    params: { token: 'example-of-a-mailed-link' },
    input: { email: 'student@northlight.test', password: 'Polaris#2027', password_confirmation: 'Polaris#2027' },
  },
})

export const resendVerification = endpoint({
  method: 'post',
  path: '/email/verify/resend-notification',
  summary: 'Mail the link that confirms the address again',
  tag,
  audience: 'user',
  limit: 'form',
  reply: z.object({ message }),
})

/** An address that was asked for and waits for its mailbox to confirm it. */
const wantedEmail = z.string().nullable()

export const profile = endpoint({
  method: 'get',
  path: '/profile',
  summary: 'The signed-in person, whether there is an application to ask for, and whether a password',
  tag,
  audience: 'user',
  reply: z.object({
    user: AuthUserView,
    has_application: z.boolean(),
    /** Accounts of another provider have none at first: a mailed code stands where others type theirs. */
    has_password: z.boolean(),
    wanted_email: wantedEmail,
  }),
})

export const UpdateProfileInput = z.object({
  name: text('name', { max: 255 }),
  email: emailAddress,
  phone: indianMobile,
  /** Only a new address needs one of them; accounts without a password send the mailed code. */
  password: currentPassword.optional(),
  code: mailedCode.optional(),
})
export type UpdateProfileInput = z.output<typeof UpdateProfileInput>

export const updateProfile = endpoint({
  method: 'post',
  path: '/profile/update',
  summary: 'Change name or mobile number; a new address asks for the password and counts once its mailbox confirms it',
  tag,
  audience: 'user',
  limit: 'form',
  input: UpdateProfileInput,
  reply: z.object({ message, user: AuthUserView, wanted_email: wantedEmail }),
  example: { input: { name: 'Asha Rao', email: 'student@northlight.test', phone: '9845012345' } },
})

export const ChooseLanguageInput = z.object({
  language: z.enum(languages, { error: 'Choose a language from the list.' }),
})
export type ChooseLanguageInput = z.output<typeof ChooseLanguageInput>

export const chooseLanguage = endpoint({
  method: 'post',
  path: '/profile/language',
  summary: 'Choose the language of tests, reports and the mails about them',
  tag,
  audience: 'user',
  input: ChooseLanguageInput,
  reply: z.object({ message, language: z.enum(languages) }),
  example: { input: { language: 'kn' } },
})

/** An account without a password, of another provider, sends the mailed code instead of an old one. */
export const UpdatePasswordInput = z
  .object({
    old_password: currentPassword.optional(),
    code: mailedCode.optional(),
    password: newPassword,
    confirm_password: repeated('password'),
  })
  .refine(({ old_password, code }) => old_password !== undefined || code !== undefined, {
    path: ['old_password'],
    message: 'Enter your password.',
    when: () => true,
  })
  .refine(sameConfirm.check, sameConfirm.options)
export type UpdatePasswordInput = z.output<typeof UpdatePasswordInput>

export const updatePassword = endpoint({
  method: 'post',
  path: '/profile/update-password',
  summary: 'Change the password; ends every other session',
  tag,
  audience: 'user',
  limit: 'form',
  input: UpdatePasswordInput,
  reply: z.object({ message }),
  example: {
    input: { old_password: 'Northlight#2026', password: 'Polaris#2027', confirm_password: 'Polaris#2027' },
  },
})

export const askForCode = endpoint({
  method: 'post',
  path: '/profile/code',
  summary: 'Mail a code to an account without a password, to stand where others type theirs',
  tag,
  audience: 'user',
  limit: 'form',
  reply: z.object({ message }),
})

export const DeviceView = z.object({
  id: z.number().int(),
  name: z.string(),
  is_current: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime(),
})

export const devices = endpoint({
  method: 'get',
  path: '/profile/devices',
  summary: 'Every device that is signed in',
  tag,
  audience: 'user',
  reply: z.object({ devices: z.array(DeviceView) }),
})

export const signOutDevice = endpoint({
  method: 'delete',
  path: '/profile/devices/{id}',
  summary: 'End the session of one device',
  tag,
  audience: 'user',
  params: z.object({ id: idParam }),
  reply: z.object({ message }),
})

export const undoAddressChange = endpoint({
  method: 'post',
  path: '/address-change/{token}/undo',
  summary: 'Keep the e-mail address by the link mailed to it; ends every session and the password',
  tag,
  params: z.object({ token: z.string().min(1).max(200) }),
  reply: z.object({ message }),
})

export const accountEndpoints = [
  login,
  register,
  ownUser,
  logout,
  forgotPassword,
  resetPassword,
  resendVerification,
  profile,
  updateProfile,
  chooseLanguage,
  updatePassword,
  askForCode,
  devices,
  signOutDevice,
  undoAddressChange,
] as const
