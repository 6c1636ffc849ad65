import type { SchemaTools } from './schema-tools.ts'

export const meta = (t: SchemaTools) => ({
  meta_title: t.text.orNull(),
  meta_description: t.text.orNull(),
  meta_keywords: t.text.orNull(),
  meta_scripts: t.text.orNull(),
})

/** `image` is the path of a stored picture. */
export const image = (t: SchemaTools) => ({
  image: t.text.orNull(),
  image_alt: t.text.orNull(),
  image_title: t.text.orNull(),
})

/** `description` is HTML, `description_text` the same without tags. */
export const description = (t: SchemaTools) => ({ description: t.text, description_text: t.text })

export const shownInOrder = (t: SchemaTools) => ({ is_active: t.flag(false), position: t.int.startsAt(0) })

export const stamps = (t: SchemaTools) => ({
  created_at: t.instant,
  updated_at: t.instant,
  updated_by: t.link('users', 'set null').orNull(),
})

/** Addresses are looked up in small letters, so they are only kept in small letters. */
export const smallSlug = 'check (slug = lower(slug))'

/** Rows of one table under rows of another, each pair once, in an order that staff choose. */
export const pairs = (
  t: SchemaTools,
  table: string,
  [owner, owners]: [string, string],
  [member, members]: [string, string],
) => [
  t.table(
    table,
    { id: t.id, [owner]: t.link(owners, 'cascade'), [member]: t.link(members, 'cascade'), position: t.int.startsAt(0) },
    [`unique (${owner}, ${member})`],
  ),
  // The unique pair finds members of an owner; this one finds owners of a member, also when the member is deleted.
  t.index(`${table}_of_member`, table, [member]),
]
