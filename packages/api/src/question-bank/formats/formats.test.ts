import type { Key } from '@northlight/exam/marking/keys'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyQuestion } from '../../../testing/any-question.ts'
import type { ParsedPicture, ParsedQuestion, ParsedRow } from './parsed-question.ts'
import { importMark, pictureTag, withTexts } from './pictures-in-text.ts'
import { readGift } from './read-gift.ts'
import { readMoodleXml } from './read-moodle-xml.ts'
import { readTemplateRow } from './read-template.ts'
import { mappingOf } from './template-columns.ts'
import { writeGift } from './write-gift.ts'
import { writeMoodleXml } from './write-moodle-xml.ts'
import { templateRows } from './write-template.ts'

const only = (rows: ParsedRow[]): ParsedQuestion => {
  expect(rows.map(({ problems }) => problems)).toEqual([[]])
  const [row] = rows
  if (!row?.question) throw new Error('nothing was read')
  return row.question
}

describe('what we export reads back the same', () => {
  /** With a figure of its own, and one of its passage where it has one. */
  const withFigure = (question: ParsedQuestion, figure: ParsedPicture, ofPassage: ParsedPicture): ParsedQuestion => ({
    ...question,
    figure,
    figure_alt: 'A disc',
    passage: question.passage && { ...question.passage, figure: ofPassage, figure_alt: 'A "lens" & a ray' },
  })

  test('GIFT, figures by their address', () =>
    fc.assert(
      fc.property(anyQuestion, fc.boolean(), (plain, hasFigure) => {
        const stored = (name: string) => ({ name: `https://example.org/storage/uploads/${name}`, base64: null })
        const question = hasFigure ? withFigure(plain, stored('a-1.png'), stored('b-2.png')) : plain
        expect(only(readGift(writeGift([question])))).toEqual(question)
      }),
    ))

  const inside = { name: 'in text 50%.png', base64: 'aW5zaWRl' }
  /** A picture in every text: the question, its options, both lists, the solution and the passage. */
  const drawn = (question: ParsedQuestion): ParsedQuestion => {
    const tag = pictureTag({ src: importMark + inside.name, alt: 'Two "rays" & a lens' })
    const put = (html: string) => html.replace(/<\/p>$/, `${tag}</p>`)
    return { ...withTexts(question, put), pictures: [inside] }
  }

  test('Moodle XML, with its pictures', () =>
    fc.assert(
      fc.property(anyQuestion, fc.boolean(), fc.boolean(), (plain, hasFigure, isDrawn) => {
        const figure = { name: 'fig 1.png', base64: 'aGVsbG8=' }
        const question = hasFigure ? withFigure(plain, figure, { name: 'fig 2.png', base64: 'd29ybGQ=' }) : plain
        const whole = isDrawn ? drawn(question) : question
        expect(only(readMoodleXml(writeMoodleXml([whole])))).toEqual(whole)
      }),
    ))

  test('our own template, with the pictures of its archive', () =>
    fc.assert(
      fc.property(anyQuestion, fc.boolean(), fc.boolean(), (plain, hasFigure, isDrawn) => {
        const ofPassage = { name: 'lens.png', base64: 'd29ybGQ=' }
        const stored = { name: '/storage/uploads/a-1.png', base64: null }
        const question = hasFigure
          ? withFigure(isDrawn ? drawn(plain) : plain, stored, ofPassage)
          : isDrawn
            ? drawn(plain)
            : plain
        const [heads = [], row = []] = templateRows([question])
        expect(only([readTemplateRow(2, row, mappingOf(heads), [inside, ofPassage])])).toEqual(question)
      }),
    ))
})

describe('what we export is what Moodle reads', () => {
  const element = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag)
  /** The shares that Moodle's bank knows; another one is refused by its importer. */
  const shares = [100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20]
  const known = [...shares, 16.66667, 14.28571, 12.5, 11.11111, 10, 5, 0]

  test('with shares that its bank knows, one right option at least, and lists of at most 255 signs', () =>
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const xml = writeMoodleXml([question])
        const given = element(xml, 'answer').flatMap((tag) => /fraction="([^"]*)"/.exec(tag)?.[1] ?? [])
        expect(given.map(Number).filter((share) => !known.includes(Math.abs(share)))).toEqual([])
        expect(given.length === 0 || given.some((share) => Number(share) > 0)).toBe(true)
        const lists = [...xml.matchAll(/<answer><text><!\[CDATA\[([\s\S]*?)\]\]><\/text><\/answer>/g)]
        expect(lists.every(([, text = '']) => text.length <= 255)).toBe(true)
        for (const name of ['name', 'questiontext', 'generalfeedback', 'defaultgrade', 'penalty', 'hidden', 'idnumber'])
          expect(element(xml, name), name).toHaveLength(1)
      }),
    ))

  test('with its id number and tags in a comment of GIFT, and never a share where a text begins with a percent sign', () => {
    const [question] = fc.sample(anyQuestion, 1)
    if (!question) throw new Error('A question was asked for.')
    const bare: ParsedQuestion = {
      ...question,
      ...{ code: 'PH-1', type: 'single', options: ['A', 'B'], matches: null, decimals: null, difficulty: 'Hard' },
      texts: { en: { text: '<p>How much?</p>', options: { A: '50', B: '%50% of it' } } },
      key: { type: 'single', right: ['A'] },
    }
    const text = writeGift([bare])
    expect(text).toContain('// [id:PH-1] [tag:Hard]')
    expect(text).toContain('~%0%%50% of it')
    expect(only(readGift(text)).texts).toEqual(bare.texts)
  })
})

const gift = (text: string) =>
  readGift(text).map(({ number, question, problems }) => ({
    line: number,
    key: question?.key,
    texts: question?.texts.en,
    problems: problems.map(({ message }) => message),
    question,
  }))

describe('GIFT as Moodle writes it', () => {
  test.each<[string, string, Key]>([
    ['one of several', '::Q1:: Who? {~Newton =Galileo#right! ~Kepler}', { type: 'single', right: ['B'] }],
    ['a right answer behind a tilde', 'Who? {~=Galileo ~Kepler}', { type: 'single', right: ['A'] }],
    ['several by their shares', 'Which? {~%50%2 ~%-100%4 ~%50%3}', { type: 'multiple', right: ['A', 'C'] }],
    [
      'a number with a tolerance',
      'Pi? {#3.1415:0.0005}',
      { type: 'numeric', accept: [{ value: '3.1415', tolerance: '0.0005' }] },
    ],
    ['a range', 'Pi? {#3.141..3.142}', { type: 'numeric', accept: [{ from: '3.141', to: '3.142' }] }],
    ['several numbers', 'When? {#=1822:0 =%50%1822:2}', { type: 'numeric', accept: [{ value: '1822' }] }],
    ['true or false', 'The sun rises. {T}', { type: 'single', right: ['A'] }],
    ['shares that take marks', 'Which? {=2 ~%-50%4 ~%-50%3}', { type: 'single', right: ['A'] }],
    [
      'a number of its own power of ten',
      'h? {#6.63E-34:1E-36}',
      {
        type: 'numeric',
        accept: [{ value: '6.63E-34', tolerance: '1E-36' }],
      },
    ],
    [
      'a number as it exports one',
      'How many? {#\n\t=%100%3:2#\n\t~#Completely wrong\n}',
      { type: 'numeric', accept: [{ value: '3', tolerance: '2' }] },
    ],
    [
      'a verdict with a word on each',
      'It is 42. {FALSE#It is not.#Right.####A book.}',
      { type: 'single', right: ['B'] },
    ],
    [
      'a right option that begins with a percent sign',
      'How much? {=%50% of it ~all}',
      { type: 'single', right: ['A'] },
    ],
    [
      'two lists, each entry in a format of its own, and one answer too many',
      'Match {\n\t=[html]<b>cat</b> -> meow\n\t=[plain]dog -> bark\n\t= -> moo\n}',
      { type: 'matching', pairs: { A: '1', B: '2' } },
    ],
    ['two lists', 'Match {=cat -> meow =dog -> bark = -> moo}', { type: 'matching', pairs: { A: '1', B: '2' } }],
  ])('%s', (_, text, key) => {
    expect(gift(text)).toMatchObject([{ key }])
  })

  test('a word on a number or a verdict is told to be left out', () => {
    const told = 'Feedback on single options is left out; the solution is kept.'
    expect(gift('How many? {#3:2~#Wrong}\n\nIt is. {T#No, it is.}\n\nIt is. {T}')).toMatchObject([
      { problems: [told] },
      { problems: [told] },
      { problems: [] },
    ])
  })

  test('signs behind a backslash mean themselves, formulas come in', () => {
    const [one] = gift(
      '// question: 7  name: Roots\n::Roots::[html]<p>If \\\\(x\\=\\\\frac\\{1\\}\\{2\\}\\\\) \\: then 2x \\~ ?</p>{\n\t=1#yes\n\t~\\{0\\}\n\t####Because \\(2x\\=1\\\\).\n}',
    )
    expect(one?.texts).toEqual({
      text: '<p>If <span class="math" data-tex="x=\\frac{1}{2}">x=\\frac{1}{2}</span> : then 2x ~ ?</p>',
      options: { A: '1', B: '{0}' },
    })
    expect(one?.question?.solution.en).toContain('data-tex="2x=1"')
    expect(one?.question?.code).toBe('Roots')
  })

  test('a category says subject and topic, a gap is drawn, comments are passed over', () => {
    const rows = gift(
      '// by hand\n$CATEGORY: $course$/top/Physics/Waves\n\nSound is a {=longitudinal ~transverse} wave.\n',
    )
    expect(rows).toMatchObject([
      { line: 4, question: { subject: 'Physics', topic: 'Waves' }, texts: { text: '<p>Sound is a  _____  wave.</p>' } },
    ])
  })

  test.each([
    ['Who is buried here? {}', /essay/],
    ['Two plus two? {=four =4}', /typed word/],
    ['Open? {=a ~b', /brace/],
    ['No answers at all', /braces/],
    ['Nested {=a {b} ~c}', /brace/],
    ['Never closed \\\\(x {=a ~b}', /never closed/],
  ])('%s is refused with its line, and takes no other with it', (text, reason) => {
    const rows = gift(`Fine? {=yes ~no}\n\n${text}\n\nFine, too? {=yes ~no}`)
    expect(rows.map(({ line, problems }) => [line, problems.join(' ')])).toEqual([
      [1, ''],
      [3, expect.stringMatching(reason)],
      [5, ''],
    ])
  })
})

const moodle = (body: string) =>
  `<?xml version="1.0"?><quiz><question type="category"><category><text>$course$/Physics/Waves</text></category></question>${body}</quiz>`

describe('XML as Moodle writes it', () => {
  test('with CDATA, a picture inside, tags and a worked solution', () => {
    const [row] = readMoodleXml(
      moodle(`<question type="multichoice"><name><text>Disc</text></name><questiontext format="html"><text><![CDATA[<p>Look: <img src="@@PLUGINFILE@@/disc%201.png" alt="A disc" width="20"></p>]]></text><file name="disc 1.png" path="/" encoding="base64">aGVs
bG8=</file></questiontext><generalfeedback format="html"><text><![CDATA[<p>$$v^2$$</p>]]></text></generalfeedback><idnumber>PH-9</idnumber><single>false</single><answer fraction="50" format="html"><text>&lt;p&gt;one&lt;/p&gt;</text></answer><answer fraction="-100" format="plain_text"><text>two &lt; three</text></answer><answer fraction="50"><text>x</text></answer><tags><tag><text>hard</text></tag></tags></question>`),
    )
    expect(row?.problems).toEqual([])
    expect(row?.question).toMatchObject({
      code: 'PH-9',
      subject: 'Physics',
      topic: 'Waves',
      difficulty: 'Hard',
      type: 'multiple',
      key: { right: ['A', 'C'] },
      texts: { en: { text: '<p>Look: </p>', options: { A: '<p>one</p>', B: '<p>two &lt; three</p>' } } },
      figure: { name: 'disc 1.png', base64: 'aGVsbG8=' },
      figure_alt: 'A disc',
      solution: { en: '<p><div class="math" data-tex="v^2">v^2</div></p>' },
    })
  })

  const choice = (answers: string, more = '', text = 'Look') =>
    readMoodleXml(
      moodle(
        `<question type="multichoice"><name><text>Q</text></name><questiontext format="html"><text><![CDATA[<p>${text}</p>]]></text></questiontext><generalfeedback format="html"><text></text></generalfeedback><defaultgrade>2.0000000</defaultgrade><penalty>0.3333333</penalty>${more}<single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering><showstandardinstruction>0</showstandardinstruction><correctfeedback format="html"><text>Your answer is correct.</text></correctfeedback><shownumcorrect/>${answers}</question>`,
      ),
    )[0]
  const said = (row: ParsedRow | undefined) => row?.problems.map(({ level, message }) => `${level}: ${message}`)

  test('with pictures in its options, each beside its own answer under the same name, and one inside a text', () => {
    const answer = (base64: string) =>
      `<answer fraction="${base64 === 'b25l' ? 100 : 0}" format="html"><text><![CDATA[<p><img src="@@PLUGINFILE@@/part/a.png" alt='Bild'></p>]]></text><file name="a.png" path="/part/" encoding="base64">${base64}</file><feedback format="html"><text></text></feedback></answer>`
    const inText = '<img src="data:image/png;base64,dGV4dA==" alt="A ray"> and <img src="https://elsewhere.test/x.png">'
    const row = choice(answer('b25l') + answer('dHdv'), '<hidden>0</hidden><idnumber></idnumber>', inText)
    expect(said(row)).toEqual([])
    expect(row?.question).toMatchObject({
      figure: { name: 'picture.png', base64: 'dGV4dA==' },
      figure_alt: 'A ray',
      texts: {
        en: {
          // What stands elsewhere is told where our own addresses are known.
          text: '<p> and <img src="https://elsewhere.test/x.png" alt="" /></p>',
          options: {
            A: '<p><img src="/import/a.png" alt="Bild" /></p>',
            B: '<p><img src="/import/2-a.png" alt="Bild" /></p>',
          },
        },
      },
      pictures: [
        { name: 'a.png', base64: 'b25l' },
        { name: '2-a.png', base64: 'dHdv' },
      ],
    })
  })

  test('with shares that take marks, feedback and what is hidden: told, and taken', () => {
    const answers =
      '<answer fraction="100"><text>yes</text><feedback format="html"><text>Well done.</text></feedback></answer><answer fraction="-33.33333"><text>no</text></answer><answer fraction="50"><text>half</text></answer>'
    const row = choice(answers, '<hidden>1</hidden><idnumber>PH-77</idnumber>')
    expect(said(row)).toEqual([
      'guess: What a wrong option takes off is said by the paper, not by the question.',
      'guess: Part of the marks for C is not given here: only A counts.',
      'guess: It is hidden in Moodle.',
      'guess: Feedback on single options is left out; the solution is kept.',
    ])
    expect(row?.question).toMatchObject({ code: 'PH-77', key: { type: 'single', right: ['A'] } })
  })

  test('a number with units, all or nothing, and names of pictures that no browser could read', () => {
    const rows = readMoodleXml(
      moodle(
        `<question type="numerical"><name><text>N</text></name><questiontext format="moodle_auto_format"><text>How far?</text></questiontext><answer fraction="100" format="moodle_auto_format"><text>5.5</text><feedback><text></text></feedback><tolerance>0.1</tolerance></answer><answer fraction="0"><text>*</text></answer><units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units></question><question type="multichoiceset"><name><text>S</text></name><questiontext format="html"><text>Which?</text></questiontext><answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer><answer fraction="100"><text>c</text></answer></question><question type="truefalse"><name><text>T</text></name><questiontext format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/100%.png">]]></text></questiontext><answer fraction="0" format="moodle_auto_format"><text>true</text></answer><answer fraction="100"><text>false</text></answer></question>`,
      ),
    )
    expect(rows.map(({ question }) => question?.key)).toEqual([
      { type: 'numeric', accept: [{ value: '5.5', tolerance: '0.1' }] },
      { type: 'multiple', right: ['A', 'C'] },
      { type: 'single', right: ['B'] },
    ])
    expect(said(rows[0])).toEqual([expect.stringContaining('Units are not asked for')])
    expect(said(rows[2])).toEqual(['wrong: The picture 100%.png is named and not in the file.'])
    const sound = choice(
      '<answer fraction="100"><text>French</text></answer><answer fraction="0"><text>Hindi</text></answer>',
      '',
      '<a href="@@PLUGINFILE@@/bonjour.mp3">Listen</a>',
    )
    expect(said(sound)).toEqual([expect.stringContaining('wrong: It links to bonjour.mp3.')])
  })

  test('questions of one line have a number each', () => {
    const one = '<question type="truefalse"><answer fraction="100"><text>true</text></answer></question>'
    const rows = readMoodleXml(`<quiz>${one}${one}\n\n\n${one}${one}</quiz>`)
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 4, 5])
  })

  test('the picture of a file from before its version 2, which stands beside the question', () => {
    const row = choice(
      '<answer fraction="0"><text>\nno\n</text></answer><answer fraction="100"><text>\nyes\n</text></answer>',
      '<image>pictures/disc.png</image><image_base64>\naGVs\nbG8=\n</image_base64>',
    )
    expect(said(row)).toEqual([])
    expect(row?.question).toMatchObject({
      figure: { name: 'pictures_disc.png', base64: 'aGVsbG8=' },
      texts: { en: { text: '<p>Look</p>', options: { A: '<p>no</p>', B: '<p>yes</p>' } } },
      key: { right: ['B'] },
    })
  })

  test('in the languages that its own filter reads, Kannada first or last, and formulas in each of its signs', () => {
    const both = (en: string, kn: string) =>
      `<span class="multilang" lang="kn">${kn}</span><span lang="en" class="multilang">${en}</span>`
    const row = choice(
      `<answer fraction="100" format="html"><text><![CDATA[${both('\\(2\\) N', '\\(2\\) ನ್ಯೂ')}]]></text></answer><answer fraction="0"><text>3</text></answer>`,
      '',
      both('What is $$F$$ at \\[t\\] for $5?', 'ಬಲ $$F$$ ಎಷ್ಟು?'),
    )
    expect(said(row)).toEqual([])
    const line = (tex: string) => `<div class="math" data-tex="${tex}">${tex}</div>`
    expect(row?.question?.texts).toMatchObject({
      en: {
        text: expect.stringContaining(`What is ${line('F')} at ${line('t')} for $5?`),
        options: { A: '<span class="math" data-tex="2">2</span> N' },
      },
      kn: {
        text: expect.stringContaining(`ಬಲ ${line('F')} ಎಷ್ಟು?`),
        options: { A: '<span class="math" data-tex="2">2</span> ನ್ಯೂ' },
      },
    })
  })

  test.each(['cloze', 'essay', 'shortanswer', 'ddwtos'])('%s is refused with words', (type) => {
    const [row] = readMoodleXml(
      moodle(`<question type="${type}"><questiontext><text>x</text></questiontext></question>`),
    )
    expect(row).toMatchObject({
      question: null,
      problems: [{ level: 'wrong', message: expect.stringMatching(/^[A-Z].*\.$/) }],
    })
  })

  test.each([
    ['<!DOCTYPE quiz [<!ENTITY a "b">]><quiz/>', /DOCTYPE/],
    ['<quiz><question></quiz>', /Line 1/],
    ['<quiz>&boom;</quiz>', /Line 1/],
    ['<html></html>', /no <quiz>/],
    [`${'<a>'.repeat(200)}`, /deep/],
  ])('%s is refused as a whole', (text, reason) => {
    expect(() => readMoodleXml(text)).toThrow(reason)
  })
})

describe('our template', () => {
  const heads = ['Code', 'Question', 'A', 'B', 'C', 'D', 'Correct answer', 'Difficulty', 'picture']
  const read = (...row: string[]) => readTemplateRow(17, row, mappingOf(heads), [{ name: 'fig.png', base64: 'aA==' }])

  test('reads heads as people write them, dollars as formulas, and says what it guessed', () => {
    const row = read('PH-1', 'What is $x^2$ for \\$5?', '$\\sqrt{2}$', '4', '6', '8', 'b', 'moderate', 'FIG.png')
    expect(row.question).toMatchObject({
      type: 'single',
      key: { right: ['B'] },
      difficulty: 'Moderate',
      figure: { name: 'fig.png' },
      texts: {
        en: { text: '<p>What is <span class="math" data-tex="x^2">x^2</span> for $5?</p>', options: { B: '4' } },
      },
    })
    expect(row.problems).toEqual([{ where: null, level: 'guess', message: 'No type given. Read as single.' }])
  })

  test.each([
    [['c', 'Q', 'a', 'b', '', '', 'E', '', ''], 'G17', 'The key names option "E", which does not exist.'],
    [['c', '', 'a', 'b', '', '', 'A', '', ''], 'B17', 'The question is empty.'],
    [['c', 'Q', 'a', 'b', '', 'd', 'A', '', ''], 'E17', 'Option C is empty.'],
    [['c', 'Q', '', 'b', 'c', '', 'B', '', ''], 'C17', 'Option A is empty.'],
    [['c', 'Q', 'a', 'b', '', '', '', '', ''], 'G17', 'The key is empty.'],
    [['c', 'Q', 'a', 'b', '', '', 'A', 'tricky', ''], 'H17', '“tricky” is none of Easy, Moderate, Hard.'],
    [['c', 'Q', 'a', 'b', '', '', 'A', '', 'none.png'], 'I17', 'Picture none.png is not in the archive.'],
    [['c', 'Q', '', '', '', '', 'two', '', ''], 'G17', 'The value of the key is not a number.'],
    [['c', 'Q \\(x', 'a', 'b', '', '', 'A', '', ''], 'B17', 'A formula is opened and never closed.'],
  ])('%o is refused at %s: %s', (row, where, message) => {
    expect(read(...row).problems).toContainEqual({ where, level: 'wrong', message })
  })

  test('what the last list meant by a head is remembered', () => {
    expect(mappingOf(['Ans', 'Frage'], new Map([['ans', 'key']]))).toEqual(['key', null])
  })
})
