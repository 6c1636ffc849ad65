/** Somebody who wrote for themselves. */
export const personIn = (row: { name: string; phone: string; email: string | null }) => ({
  name: row.name,
  phones: [{ value: row.phone }],
  emails: [{ value: row.email }],
})

type Parents = {
  father_name: string | null
  father_phone: string | null
  father_email?: string | null
  mother_name: string | null
  mother_phone: string | null
  mother_email?: string | null
}

const father = 'father'
const mother = 'mother'

export const parentsIn = (row: Parents) => ({
  parentName: row.father_name ?? row.mother_name,
  phones: [
    { value: row.father_phone, whose: father },
    { value: row.mother_phone, whose: mother },
  ],
  emails: [
    { value: row.father_email, whose: father },
    { value: row.mother_email, whose: mother },
  ],
})

/** The page a form was sent from, without its host and its query. */
export const pathIn = (url: string | null) => {
  if (url === null || !URL.canParse(url)) return undefined
  return new URL(url).pathname
}
