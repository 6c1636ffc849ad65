import type { Field } from './field-kinds.ts'
import type { GateRule } from './gate-rules.ts'
import type { RecordActs } from './record-acts.ts'

/**
 * How a type of record lives.
 * `publish`: draft, live, scheduled, hidden; made and deleted here. `update-only`: the records are there and stay,
 * each with a draft beside it. `single`: the same for one record. `plain`: what is saved is live at once.
 */
export type Life = 'publish' | 'update-only' | 'single' | 'plain'

export type RecordValues = Record<string, unknown>

/** One type of record, whole: what it holds, how it is listed, what must be true before anybody sees it, who may. */
export type Resource = {
  /** As in the address, `/office/articles`. */
  name: string
  table: string
  /** One and many: "article", "articles". */
  words: readonly [string, string]
  group: 'content' | 'people' | 'pages' | 'institute'
  /** The field that names a record. */
  title: string
  /** Where a record has no name of its own: the fields whose records name it, `course · branch`. */
  titledBy?: readonly string[]
  /**
   * Where visitors see it, with fields in braces: `/knowledge-desk/{slug}`. A field of another record is named through
   * the field that leads to it: `{branch_id.slug}`, `{categories.0.slug}`. A page that shows it among others is written
   * without braces: `/faq`.
   */
  page?: string
  /** Records of another type whose address contains the slug of this one, by the field that leads here. */
  pagesThrough?: { resource: string; field: string }
  fields: Record<string, Field>
  /** Parts of the form, each with its fields; what is in none stands in the first. */
  form?: readonly { label: string; fields: readonly string[] }[]
  list: {
    columns: readonly string[]
    /** Names of fields, and `search`, `state`, `gate` where they apply. */
    filters: readonly string[]
    sorts: readonly string[]
    /** How the list stands at first: `position`, `-updated_at`. */
    first: string
    /** Columns that are searched besides the title. */
    search?: readonly string[]
  }
  life: Life
  /** Rows of the table that are records of this type, where it holds others too. */
  where?: Record<string, string | readonly string[]>
  /** The rows are there from the beginning, and nobody sees one before it is published for the first time. */
  startsHidden?: true
  /** The moment before which visitors do not see it even when it is live. */
  visibleFrom?: string
  /** Fields that must be known when a record is made: what the row cannot be without. */
  needsAtOnce?: readonly string[]
  /** Objects inside JSON columns that are null when all their fields are empty: `content.video`. */
  nullWhenEmpty?: readonly string[]
  /** The column that says whether a plain record is shown, such as `is_approved`. */
  shown?: string
  /** Records have a place among each other (`position`). */
  order?: boolean
  /** Records of this type are not made here: visitors or the product itself make them. */
  isMadeElsewhere?: boolean
  /** So many rows that a search goes through the trigram index of the table. */
  isLong?: boolean
  /** Values about a person: they stand in no log, and versions end with the record. */
  isPersonal?: boolean
  /** Long lists of it may come as a file. */
  import?: boolean
  gate: readonly GateRule[]
  acts: RecordActs
  /** A whole record that may be published, for the reference and for the test that walks every call. */
  example: RecordValues
}

export const resource = (definition: Resource): Resource => definition

/** Which calls a type has. */
export const hasDrafts = ({ life }: Resource): boolean => life !== 'plain'
export const canBeMade = ({ life, isMadeElsewhere }: Resource): boolean =>
  !isMadeElsewhere && (life === 'publish' || life === 'plain')
/**
 * What is asked for before a record is made: what its row cannot be without. A plain one is live as soon as it is made
 * and is asked for whole.
 */
export const askedFirst = ({ fields, life, needsAtOnce = [] }: Resource): string[] =>
  life === 'plain' ? Object.keys(fields).filter((name) => !fields[name]?.fixed) : [...needsAtOnce]
/** Rows become drafts; of a plain type, which has none, each passes its gate and is live, all of them or none. */
export const canBeImported = (one: Resource): boolean => one.import === true && canBeMade(one)
/** Its page shows this record and no other: the address is made of it. */
export const hasOwnPage = ({ page }: Resource): boolean => page?.includes('{slug}') === true
export const canBeHidden = ({ life }: Resource): boolean => life === 'publish'
export const canBeDeleted = ({ life }: Resource): boolean => life === 'publish' || life === 'plain'
