import type { Instant } from '@northlight/contract/dates'
import type { Generated } from 'kysely'

/** Columns that many content tables share. */
export type Meta = {
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
  meta_scripts: string | null
}

/** `image` is the path of a stored picture, such as `campus/bengaluru.svg`. */
export type Image = { image: string | null; image_alt: string | null; image_title: string | null }

/** HTML, sanitised when it was written, and its twin without tags. */
export type Description = { description: string; description_text: string }

export type ShownInOrder = { is_active: Generated<boolean>; position: Generated<number> }

export type Stamps = { created_at: Instant; updated_at: Instant; updated_by: number | null }

/** Anyone who is shown has agreed in writing: a row without consent cannot be active. */
export type Consent = {
  has_consent: Generated<boolean>
  consent_by: 'student' | 'parent' | null
  consent_on: string | null
  consent_name: string | null
  consent_relation: string | null
  /** The signed paper, in the private store. */
  consent_scan_file_id: number | null
  consent_scope: ('site' | 'print' | 'ads')[] | null
  consent_until: string | null
  consent_withdrawn_on: string | null
}
