/** What the lists of the institute offer on the contact form. */
export type ContactChoices = {
  types: string[]
  campuses: { value: string; label: string }[]
  slots: string[]
  courses: string[]
  /** What a link to this page already said. */
  intent: { type: string; campus: string; course: string }
}
