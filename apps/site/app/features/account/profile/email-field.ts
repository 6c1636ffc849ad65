/** The e-mail field of the profile, for those who are led to it. */
export const emailFieldId = 'profile-email'
