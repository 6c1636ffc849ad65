import { expect, test } from 'vitest'
import { marksText } from '../marking/marks.ts'
import { aPaper, aQuestion, aSection } from '../testing/papers.ts'
import { cell, table } from '../testing/table.ts'
import { type Pack, packFaults, packMarks, packQuestions, paperFaults, scheme, schemeSentence } from './packs.ts'
import { SHIPPED_PACKS } from './shipped-packs.ts'

const packNamed = (id: string): Pack => {
  const pack = SHIPPED_PACKS.find((one) => one.id === id)
  if (!pack) throw new Error(`There is no pack ${id}.`)
  return pack
}

test('the packs we ship', () => {
  for (const row of table(`
    | pack             | questions | minutes | marks | palette saves |
    |------------------|-----------|---------|-------|---------------|
    | jee-main-p1      | 75        | 180     | 300   | no            |
    | neet-ug          | 180       | 180     | 720   | no            |
    | kcet-physics     | 60        | 80      | 60    | yes           |
    | kcet-chemistry   | 60        | 80      | 60    | yes           |
    | kcet-mathematics | 60        | 80      | 60    | yes           |
    | kcet-biology     | 60        | 80      | 60    | yes           |
    | jee-advanced     | 48        | 180     | 180   | no            |
    | school-aptitude  | 35        | 60      | 35    | yes           |
  `)) {
    const pack = packNamed(cell(row, 'pack'))
    expect({
      pack: pack.id,
      questions: String(packQuestions(pack)),
      minutes: String(pack.durationMinutes),
      marks: marksText(packMarks(pack)),
      'palette saves': pack.choicesCountUnsaved ? 'yes' : 'no',
    }).toEqual(row)
  }
  expect(SHIPPED_PACKS).toHaveLength(8)
})

test('each pack can be used as it is and survives being stored as JSON', () => {
  for (const pack of SHIPPED_PACKS) {
    expect(packFaults(pack)).toEqual([])
    expect(JSON.parse(JSON.stringify(pack))).toEqual(pack)
  }
})

test('a pack that staff have spoilt is explained', () => {
  const pack = packNamed('kcet-physics')
  const section = { ...pack.sections[0], count: 0, scheme: { right: 0, wrong: 50, blank: 0, partial: 300 } }
  const faults = packFaults({ ...pack, durationMinutes: 0, sections: [section as Pack['sections'][number]] })
  expect(faults).toEqual([
    'The paper needs a duration.',
    'Physics: it needs questions.',
    'Physics: A right answer must earn marks.',
    'Physics: A wrong or missing answer cannot earn marks.',
    'Physics: Partial marks must lie between nothing and the full marks.',
  ])
})

test('a paper is compared with its pack', () => {
  const pack: Pack = { ...packNamed('kcet-physics') }
  const questions = Array.from({ length: 59 }, (_, index) => aQuestion(index + 1))
  const short = aPaper([aSection(1, 'Physics', [...questions], scheme(4, -1))])
  expect(paperFaults(short, pack)).toEqual([
    'Physics has 59 of 60 questions.',
    'Physics gives other marks than the pack.',
  ])
  const good = aPaper([aSection(1, 'Physics', [...questions, aQuestion(60)], scheme(1, 0))])
  expect(paperFaults(good, pack)).toEqual([])
  const mixed = aPaper([aSection(1, 'Physics', [...questions, aQuestion(60, 'numeric')], scheme(1, 0))])
  expect(paperFaults(mixed, pack)).toEqual(['Physics holds a question of another type.'])
  expect(paperFaults(aPaper([]), pack)).toEqual(['The paper has 0 sections, the pack 1.'])
})

test('the marking is told in one sentence', () => {
  expect(schemeSentence(scheme(4, -1))).toBe('Right answer +4, wrong answer −1, no answer 0.')
  expect(schemeSentence(scheme(4, -2, 1))).toContain('incomplete answer with nothing wrong +1 for each right part')
})
