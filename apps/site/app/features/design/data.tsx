import { Icon } from '@northlight/ui/kit/icon.tsx'
import * as icons from '@northlight/ui/kit/icons.ts'
import { Logo, LogoMark } from '@northlight/ui/kit/logo.tsx'
import { Table } from '@northlight/ui/kit/table.tsx'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { Constellation, constellationNames } from '../../ui/art/constellation.tsx'
import { Emblem, emblemNames } from '../../ui/art/emblem.tsx'
import { LostConstellation } from '../../ui/art/lost-constellation.tsx'
import { PoleStar } from '../../ui/art/pole-star.tsx'
import { Row, Show } from './show.tsx'

const sections = [
  ['Physics', 18, 4, 3],
  ['Chemistry', 21, 2, 2],
  ['Mathematics', 12, 8, 5],
] as const

const table = (
  <Table caption="Answers by section" minWidth="min-w-100">
    <thead>
      <tr>
        <th scope="col">Section</th>
        <th scope="col" data-num>
          Right
        </th>
        <th scope="col" data-num>
          Wrong
        </th>
        <th scope="col" data-num>
          Blank
        </th>
      </tr>
    </thead>
    <tbody>
      {sections.map(([name, ...counts]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {counts.map((count, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
            <td key={column} data-num>
              {count}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
)

export function Data() {
  return (
    <>
      <Show name="Table">{table}</Show>
      <Show name="Prose">
        <Prose
          html={`<p>Read the whole paper first. It costs <a href="/faq">five minutes</a> and saves twenty.</p><h2>What to look for</h2><ul><li>Questions you can do at once.</li><li>Questions that need a drawing.</li></ul><ol><li>Mark them.</li><li>Begin with the shortest.</li></ol><blockquote>The first answer sets the pace of the other seventy-four.</blockquote><table><thead><tr><th>Minute</th><th>What</th></tr></thead><tbody><tr><td>0–5</td><td>Read</td></tr><tr><td>5–60</td><td>First round</td></tr></tbody></table>`}
        />
      </Show>
      <Show name="Type">
        <div className="grid gap-4">
          <p className="font-serif text-h1 leading-none tracking-[-0.032em]">Thirty in a class</p>
          <h2>Two years, one timetable</h2>
          <h3>Heading three</h3>
          <h4>Heading four</h4>
          <p className="text-lg text-ink-2">A lead says what follows, in one breath.</p>
          <p>Text of 16 to 18 pixels. ₹1,47,600 a year, GST included.</p>
          <p className="font-serif text-num figures">₹1,47,600</p>
        </div>
      </Show>
      <Show name="Icons">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-4 text-xs text-ink-2">
          {Object.entries(icons).map(([name, path]) => (
            <li key={name} className="grid justify-items-start gap-2">
              <Icon path={path} size={24} className="text-ink" />
              {name}
            </li>
          ))}
        </ul>
      </Show>
      <Show name="Art on paper">
        <Row>
          {constellationNames.map((name) => (
            <Constellation key={name} name={name} className="text-bronze" />
          ))}
          {constellationNames.slice(0, 3).map((name) => (
            <Constellation key={name} name={name} width={120} className="text-bronze" />
          ))}
          {emblemNames.map((name) => (
            <Emblem key={name} name={name} />
          ))}
        </Row>
      </Show>
      <Show name="Art on night" night>
        <div className="grid gap-6">
          <Row>
            <Logo name="Northlight Academy" />
            <LogoMark size={64} />
            <PoleStar size={40} />
          </Row>
          <LostConstellation />
        </div>
      </Show>
    </>
  )
}
