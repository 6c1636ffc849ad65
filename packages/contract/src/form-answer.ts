/** What the API said to a form; the site shows it as a page. */
export type FormAnswer = {
  status: number
  message: string
  /** The complaints, field by field. */
  errors: string[]
  /** What the office calls it, where a number was given. */
  reference?: number
  /** What was asked for and is ready: a syllabus. */
  fileLink?: string
  /** The page on which reserved seats can be seen and given back. */
  reservationPath?: string
  /** The page with the form, for the way back. */
  from: string
  /** A sign-in that was refused: its page shows the form again. */
  signIn?: RefusedSignIn
}

/** Why, as the query of an address says it, and the e-mail that was typed; the password goes no further. */
export type RefusedSignIn = { why: string; email: string }
